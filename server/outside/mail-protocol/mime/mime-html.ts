import { variableUses } from '../../../../contract/core/mail/mail-variables.ts';
import { oneLine } from './mime-headers.ts';
import { unescapeHtml, type Hole, type Pieces } from './mime-pieces.ts';

export interface LinkTracking {
  opens: boolean;
  clicks: boolean;
  /** Adds a hidden link to tracked ones: a visitor who follows it is a program. */
  trap?: boolean;
}

const tag = /<(?:"[^"]*"|'[^']*'|[^'"<>])*>/g;
const linkTag = /^<(?:a|area)\s/i;
const href = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/i;
/** A literal address, or the recipient's own short link or page. */
const webAddress = /^\s*(?:https?:\/\/|\{\{\s*(?:link|creator\.page)\s*[|}])/i;

interface Span {
  at: number;
  end: number;
}

/** Finds the addresses of links. Variables are masked, since their fallbacks may contain anything. */
function linkSpans(html: string): Span[] {
  let masked = html;
  for (const { at, length } of variableUses(html)) {
    masked = masked.slice(0, at) + 'v'.repeat(length) + masked.slice(at + length);
  }
  return [...masked.matchAll(tag)].flatMap(({ 0: whole, index }) => {
    const found = linkTag.test(whole) ? href.exec(whole) : null;
    if (!found) return [];
    const address = found[1] ?? found[2] ?? '';
    const at = index + found.index + found[0].length - 1 - address.length;
    return [{ at, end: at + address.length }];
  });
}

/**
 * Splits HTML into pieces: variables with the escaping that their place needs, tracked links numbered from 0 in order,
 * and at the end the hidden link and the pixel.
 * @param html of a body, sanitised
 */
export function htmlPieces(html: string, tracking: LinkTracking): { pieces: Pieces; links: string[] } {
  const spans = linkSpans(html);
  const texts: string[] = [];
  const holes: Hole[] = [];
  const links: string[] = [];
  let done = 0;
  const put = (hole: Hole, at: number, end: number) => {
    texts.push(html.slice(done, at));
    holes.push(hole);
    done = end;
  };
  const tracked = spans.filter(({ at, end }) => tracking.clicks && webAddress.test(html.slice(at, end)));
  const uses = variableUses(html);
  const isIn = (at: number) => (span: Span) => at >= span.at && at < span.end;
  const places = [
    ...tracked.map(span => ({ ...span, use: null })),
    ...uses
      .filter(({ at }) => !tracked.some(isIn(at)))
      .map(use => ({ at: use.at, end: use.at + use.length, use })),
  ].toSorted((one, other) => one.at - other.at);
  for (const { at, end, use } of places) {
    if (!use) {
      const target = unescapeHtml(html.slice(at, end)).trim();
      put({ kind: 'link', number: links.length, target }, at, end);
      links.push(target);
      continue;
    }
    const span = spans.find(isIn(at));
    const fallback = oneLine(use.fallback ?? '');
    const value = { kind: 'value', name: use.name } as const;
    if (!span) put({ ...value, fallback, as: 'html' }, at, end);
    else {
      const as = at === span.at ? 'addressStart' : 'addressPart';
      put({ ...value, fallback: unescapeHtml(fallback), as }, at, end);
    }
  }
  if (tracking.clicks && tracking.trap) put({ kind: 'trap' }, html.length, html.length);
  if (tracking.opens) put({ kind: 'pixel' }, html.length, html.length);
  return { pieces: { texts: [...texts, html.slice(done)], holes }, links };
}
