import { compile } from 'html-to-text';

/** The maximum characters of HTML converted to text: at most about a quarter of a second. */
export const htmlTextLimit = 512 * 1024;
const deepest = 100;
const deepestQuote = 20;

const convert = compile({
  wordwrap: false,
  limits: { maxDepth: 2 * deepest, maxInputLength: 2 * htmlTextLimit },
  selectors: [
    { selector: 'img', format: 'skip' },
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'ul', options: { itemPrefix: '- ' } },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map(selector => ({ selector, options: { uppercase: false } })),
  ],
});

const tag = /<(\/?)([a-z][a-z\d]*)\b[^<>]*>/gi;
const empty = new Set(['br', 'img', 'hr', 'input', 'meta', 'link', 'wbr', 'area', 'base', 'col', 'source']);
/** Elements that end where the next of them begins. */
const endless = new Set(['p', 'li', 'td', 'tr', 'th', 'dt', 'dd', 'option']);

/** HTML parsers take time quadratic in the depth. */
function isTooDeep(html: string): boolean {
  const open: string[] = [];
  let quotes = 0;
  for (const [, closes, written = ''] of html.matchAll(tag)) {
    const name = written.toLowerCase();
    if (empty.has(name)) continue;
    if (!closes) {
      if (!endless.has(name) || open.at(-1) !== name) open.push(name);
      if (name === 'blockquote' && ++quotes > deepestQuote) return true;
      if (open.length > deepest) return true;
      continue;
    }
    const at = open.lastIndexOf(name);
    if (at < 0) continue;
    quotes -= open.slice(at).filter(each => each === 'blockquote').length;
    open.length = at;
  }
  return false;
}

const hidden = /<(script|style|head|title)\b/gi;

function withoutHidden(html: string): string {
  const lower = html.toLowerCase();
  const kept: string[] = [];
  let done = 0;
  hidden.lastIndex = 0;
  for (let found = hidden.exec(html); found; found = hidden.exec(html)) {
    kept.push(html.slice(done, found.index));
    const end = lower.indexOf(`</${found[1]?.toLowerCase()}`, found.index);
    if (end < 0) return kept.join('');
    done = end;
    hidden.lastIndex = end;
  }
  return kept.join('') + html.slice(done);
}

/** Extracts lines only, from HTML that is built to overload parsers. */
const flattened = (html: string): string =>
  withoutHidden(html).replaceAll(tag, (_whole, closes: string, name: string) =>
    /^(?:br|p|div|tr|li|h\d|blockquote)$/i.test(name) && !closes ? '<br>' : '',
  );

/** Converts HTML into plain text; quoted lines begin with `> `. */
export function textOfHtml(html: string): string {
  const beginning = html.slice(0, htmlTextLimit);
  return convert(isTooDeep(beginning) ? flattened(beginning) : beginning)
    .replaceAll(/[ \t\u00a0]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
