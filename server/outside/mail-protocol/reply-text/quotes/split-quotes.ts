import { attributionEndingAt } from './attributions.ts';
import { headerBlockAt } from './header-blocks.ts';
import { nextFilled, type LineSpan, type ReplyLine } from '../reply-lines.ts';
import { isDrawnLine, isTitle, separatorOf } from '../separators.ts';

/** Quoted text, with the lines above it that name its author. */
export interface QuoteBlock extends LineSpan {
  attribution: LineSpan | null;
}

/** The parts of a text, in order: they do not overlap, and blank lines may be between them. */
export interface ReplyParts {
  texts: LineSpan[];
  quotes: QuoteBlock[];
  /** Lines about another message that fold by themselves. */
  headers: LineSpan[];
  /** Another message, from here to the end. */
  rest: (LineSpan & { kind: 'quote' | 'forward' }) | null;
}

const prefixed = /^(\p{L}{1,10})>(?: |$)/u;
const pgpStart = '-----BEGIN PGP SIGNED MESSAGE-----';

type IsQuoted = (line: ReplyLine) => boolean;

/** Returns how the lines of the quote that begins here are marked; null if none begins. */
function quoteMark(lines: readonly ReplyLine[], at: number, isAttributed: boolean): IsQuoted | null {
  const line = lines[at];
  if (!line) return null;
  if (line.isQuoted) return ({ isQuoted }) => isQuoted;
  if (isAttributed && line.seen.startsWith('|')) return ({ seen }) => seen.startsWith('|');
  const name = prefixed.exec(line.seen)?.[1];
  if (name === undefined) return null;
  const isMarked: IsQuoted = ({ seen }) => seen.startsWith(`${name}>`);
  const next = lines[at + 1];
  return isAttributed || (next && isMarked(next)) ? isMarked : null;
}

function quoteEnd(lines: readonly ReplyLine[], from: number, isQuoted: IsQuoted): number {
  let to = from;
  for (let at = from; at < lines.length; at += 1) {
    const line = lines[at];
    if (line?.isBlank) continue;
    if (!line || !isQuoted(line)) break;
    to = at;
  }
  return to;
}

/** Finds attributions outside of quotes: their spans by their first lines. */
function findAttributions(lines: readonly ReplyLine[]): Map<number, LineSpan> {
  const found = new Map<number, LineSpan>();
  let free = 0;
  for (let at = 0; at < lines.length; at += 1) {
    const span = attributionEndingAt(lines, at);
    if (!span || span.from < free) continue;
    found.set(span.from, span);
    free = span.to + 1;
  }
  return found;
}

/** Drawn lines above a header belong to it. */
function withDrawnLines(lines: readonly ReplyLine[], from: number, min: number): number {
  let start = from;
  for (let at = from - 1; at >= min; at -= 1) {
    const line = lines[at];
    if (line && !line.isBlank && !isDrawnLine(line)) break;
    if (line && !line.isBlank) start = at;
  }
  return start;
}

interface Marker extends LineSpan {
  kind: 'quote' | 'forward';
}

/** Finds a separator line or a copied header, below which another message begins. */
function markerAt(lines: readonly ReplyLine[], at: number): Marker | null {
  const line = lines[at];
  if (!line) return null;
  const below = nextFilled(lines, at + 1);
  const kind = separatorOf(line) ?? (isTitle(line) && headerBlockAt(lines, below) ? 'quote' : null);
  const block = headerBlockAt(lines, kind ? below : at);
  if (kind) return { from: at, to: block?.to ?? at, kind };
  if (block) return { ...block, kind: 'quote' };
  if (line.seen !== pgpStart) return null;
  let to = at;
  while (lines[to + 1] && !lines[to + 1]?.isBlank) to += 1;
  return { from: at, to, kind: 'forward' };
}

/** Separates written from quoted text; signatures are not considered yet. */
export function splitQuotes(lines: readonly ReplyLine[]): ReplyParts {
  const attributions = findAttributions(lines);
  const parts: ReplyParts = { texts: [], quotes: [], headers: [], rest: null };
  const last = lines.length - 1;
  let textStart: number | null = null;
  let textEnd = -1;
  let at = 0;
  const endText = () => {
    if (textStart !== null) parts.texts.push({ from: textStart, to: textEnd });
    textStart = null;
  };
  while (at <= last) {
    const line = lines[at];
    if (!line || line.isBlank) {
      at += 1;
      continue;
    }
    const attribution = attributions.get(at) ?? null;
    const start = attribution ? nextFilled(lines, attribution.to + 1) : at;
    const isQuoted = quoteMark(lines, start, attribution !== null);
    if (isQuoted) {
      endText();
      const to = quoteEnd(lines, start, isQuoted);
      parts.quotes.push({ from: start, to, attribution });
      at = to + 1;
      continue;
    }
    const marker: Marker | null = attribution ? { ...attribution, kind: 'quote' } : markerAt(lines, at);
    if (!marker) {
      textStart ??= at;
      textEnd = at;
      at += 1;
      continue;
    }
    const isBelowText = textStart !== null || parts.texts.length > 0;
    const from: number = attribution ? at : withDrawnLines(lines, at, textStart === null ? 0 : textStart + 1);
    textEnd = Math.min(textEnd, from - 1);
    endText();
    if (isBelowText && line.seen !== pgpStart) {
      parts.rest = { from, to: last, kind: marker.kind };
      return parts;
    }
    parts.headers.push({ from, to: marker.to });
    at = marker.to + 1;
  }
  endText();
  return parts;
}
