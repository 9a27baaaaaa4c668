export interface HtmlToken {
  kind: 'open' | 'close' | 'text' | 'other';
  /** The tag's name, lower case; empty for a text. */
  name: string;
  /** Its index in the source. */
  at: number;
  end: number;
  /** It can have no content: `<br>`, `<img … />`. */
  isVoid: boolean;
}

const voids = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'wbr',
]);
const rawTexts = new Set(['style', 'script', 'title', 'textarea', 'xmp', 'noscript']);
const tagStart = /[a-z]/i;
const nameEnd = /[\s/>]/g;

/** Returns the index after the `>` of a tag; a `>` in quotes does not end it, as in browsers. */
function tagEnd(html: string, from: number): number {
  let at = from;
  while (at < html.length) {
    const sign = html[at];
    if (sign === '>') return at + 1;
    // A quote begins a value only after `=`; elsewhere it is a stray character.
    if ((sign === '"' || sign === "'") && /=\s{0,9}$/.test(html.slice(Math.max(0, at - 10), at))) {
      const close = html.indexOf(sign, at + 1);
      if (close === -1) return html.length;
      at = close;
    }
    at += 1;
  }
  return html.length;
}

function indexOr(html: string, sign: string, from: number, otherwise: number): number {
  const at = html.indexOf(sign, from);
  return at === -1 ? otherwise : at;
}

/**
 * Yields the tags and texts of HTML in order, however broken; together they are the whole source. Takes time in
 * proportion to its length.
 */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  let at = 0;
  const plain = { name: '', isVoid: false };
  while (at < html.length) {
    if (html[at] !== '<') {
      const end = indexOr(html, '<', at, html.length);
      yield { kind: 'text', at, end, ...plain };
      at = end;
      continue;
    }
    const start = at;
    if (html.startsWith('<!--', at)) {
      at = indexOr(html, '-->', at + 4, html.length - 3) + 3;
      yield { kind: 'other', at: start, end: at, ...plain };
      continue;
    }
    const isClose = html[at + 1] === '/';
    const nameAt = at + (isClose ? 2 : 1);
    if (!tagStart.test(html[nameAt] ?? '')) {
      const isOther = html[nameAt] === '!' || html[nameAt] === '?' || isClose;
      at = isOther ? indexOr(html, '>', at, html.length - 1) + 1 : at + 1;
      yield { kind: isOther ? 'other' : 'text', at: start, end: at, ...plain };
      continue;
    }
    nameEnd.lastIndex = nameAt;
    const name = html.slice(nameAt, nameEnd.exec(html)?.index ?? html.length).toLowerCase();
    at = tagEnd(html, nameAt + name.length);
    const isVoid = voids.has(name) || html.endsWith('/>', at);
    yield { kind: isClose ? 'close' : 'open', name, at: start, end: at, isVoid: isVoid && !isClose };
    if (isClose || !rawTexts.has(name)) continue;
    const close = rawTextEnd(html, name, at);
    yield { kind: 'other', at, end: close, ...plain };
    at = close;
  }
}

const rawTextEnds = new Map([...rawTexts].map(name => [name, new RegExp(`</${name}[\\s/>]`, 'gi')]));

function rawTextEnd(html: string, name: string, from: number): number {
  const end = rawTextEnds.get(name);
  if (!end) return from;
  end.lastIndex = from;
  return end.exec(html)?.index ?? html.length;
}
