import { email } from '../../../../contract/core/patterns.ts';

export interface PastedAddress {
  /** In lower case, because addresses are compared so. */
  address: string;
  /** As it was beside the address; empty if there was none. */
  name: string;
}

const invisible = /[\u200b-\u200d\u2060\ufeff]/g;
const partings = new Set([',', ';', '、', '\n', '\r', '\t', '|']);

/** Splits a text at separators outside of quotes and angle brackets; a line end closes both. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let [from, isQuoted, isInBrackets] = [0, false, false];
  for (let at = 0; at <= text.length; at++) {
    const letter = text[at] ?? '\n';
    if (letter === '\n') isQuoted = isInBrackets = false;
    if (letter === '"') isQuoted = !isQuoted;
    if (!isQuoted && (letter === '<' || letter === '>')) isInBrackets = letter === '<';
    if (isQuoted || isInBrackets || !partings.has(letter)) continue;
    pieces.push(text.slice(from, at));
    from = at + 1;
  }
  return pieces;
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);
const bare = (word: string) =>
  word
    .replace(/^mailto:/i, '')
    .replace(/^["'([{（【《]+/, '')
    .replace(/["')\]}）】》.。:]+$/, '');

interface Found {
  text: string;
  name: string;
}

/** Reads the text before an address: addresses without brackets, and then its name. */
function foundBefore(text: string): { plain: Found[]; name: string } {
  const words = wordsOf(text);
  const lastAddress = words.findLastIndex(word => word.includes('@'));
  const name = words.slice(lastAddress + 1).join(' ');
  return {
    plain: words.slice(0, lastAddress + 1).map(text => ({ text: bare(text), name: '' })),
    name: name.replace(/^["']|["']$/g, '').trim(),
  };
}

function foundIn(piece: string): Found[] {
  const found: Found[] = [];
  let rest = piece;
  for (let open = rest.indexOf('<'); open !== -1; open = rest.indexOf('<')) {
    const close = rest.indexOf('>', open);
    const end = close === -1 ? rest.length : close;
    const { plain, name } = foundBefore(rest.slice(0, open));
    found.push(...plain, { text: bare(rest.slice(open + 1, end).trim()), name });
    rest = rest.slice(end + 1);
  }
  return [...found, ...wordsOf(rest).map(text => ({ text: bare(text), name: '' }))];
}

const longestName = 100;
const longestAddress = 254;
const longestShown = 100;

/**
 * Reads the addresses in a pasted text, in order, each once: separated by commas, semicolons, Chinese punctuation,
 * lines, tabs or spaces, or as `Name <address>` with or without quotes.
 * @returns also texts that are no address, as they were, each once
 */
export function readPasted(text: string): { addresses: PastedAddress[]; invalid: string[] } {
  const addresses = new Map<string, PastedAddress>();
  const invalid = new Set<string>();
  const found = piecesOf(text.normalize('NFKC').replace(invisible, '')).flatMap(foundIn);
  for (const { text: written, name } of found) {
    const address = written.toLowerCase();
    if (!address) continue;
    if (address.length > longestAddress || !email.test(address)) {
      invalid.add(written.slice(0, longestShown));
    } else if (!addresses.get(address)?.name) {
      addresses.set(address, { address, name: name.slice(0, longestName) });
    }
  }
  return { addresses: [...addresses.values()], invalid: [...invalid] };
}
