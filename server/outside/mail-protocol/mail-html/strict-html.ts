import { mailTags, silentTags } from './allowed-html.ts';
import { htmlTokens } from './html-tokens.ts';

const tags = new Set([...mailTags, ...silentTags, 'head']);
const voids = new Set(['br', 'hr', 'img', 'col']);
/** An element of these ends where the next one begins. */
const listed = new Set(['p', 'li', 'td', 'th', 'tr', 'dt', 'dd', 'option']);
/** Deeper tags are dropped: parsers take quadratic time over thousands of unclosed tags. */
const deepest = 250;
const maxAttributes = 50;

const attribute = /([a-z][a-z\d:_-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/gi;
const quoted = (value: string) =>
  value.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function attributesIn(source: string): string {
  const found = [...source.matchAll(attribute).take(maxAttributes)];
  return found
    .map(
      ([, name = '', double, single, bare]) =>
        ` ${name.toLowerCase()}="${quoted(double ?? single ?? bare ?? '')}"`,
    )
    .join('');
}

/** The elements that are open, the outermost first. */
class OpenTags {
  readonly #names: string[] = [];

  /** @returns false if there are too many already */
  open(name: string): boolean {
    if (listed.has(name) && this.#names.at(-1) === name) return true;
    if (this.#names.length >= deepest) return false;
    this.#names.push(name);
    return true;
  }

  /** Closes an element with everything in it. @returns false if none is open */
  close(name: string): boolean {
    const at = this.#names.lastIndexOf(name);
    if (at < 0) return false;
    this.#names.length = at;
    return true;
  }
}

/**
 * Rewrites received HTML into a form that all parsers read in the same way: quoted attributes, no comments, no stray
 * characters, limited depth. Takes time in proportion to its length. Does not sanitise it.
 */
export function strictHtml(html: string): string {
  const open = new OpenTags();
  const written: string[] = [];
  for (const { kind, name, at, end } of htmlTokens(html)) {
    if (kind === 'text') written.push(html.slice(at, end).replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
    if (!tags.has(name)) continue;
    if (kind === 'close' && open.close(name)) written.push(`</${name}>`);
    if (kind !== 'open' || !(voids.has(name) || open.open(name))) continue;
    written.push(`<${name}${attributesIn(html.slice(at + 1 + name.length, end))}>`);
  }
  return written.join('');
}
