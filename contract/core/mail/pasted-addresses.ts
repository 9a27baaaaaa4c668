import type { LineResult } from '../line-results.ts';
import { email } from '../patterns.ts';

export interface PastedAddress {
  /** In lower case, because addresses are compared so. */
  address: string;
  /** As it was beside the address; empty if there was none. */
  name: string;
}

const invisible = /[\u200b-\u200d\u2060\ufeff]/g;
const partings = new Set([',', ';', '、', '\n', '\r', '\t', '|']);

interface Piece {
  /** Counts from 1. */
  line: number;
  text: string;
}

/** Splits a text at separators outside of quotes and angle brackets; a line end closes both. */
function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let line = 1;
  let [from, isQuoted, isInBrackets] = [0, false, false];
  for (let at = 0; at <= text.length; at++) {
    const letter = text[at] ?? '\n';
    if (letter === '\n') isQuoted = isInBrackets = false;
    if (letter === '"') isQuoted = !isQuoted;
    if (!isQuoted && (letter === '<' || letter === '>')) isInBrackets = letter === '<';
    if (isQuoted || isInBrackets || !partings.has(letter)) continue;
    pieces.push({ line, text: text.slice(from, at) });
    from = at + 1;
    if (letter === '\n') line++;
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

/** One address of a paste, or a text that is none. */
export interface PastedLine extends Piece {
  address: string | null;
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
 * @returns also all of them line by line, with repeated ones and texts that are no address
 */
export function readPasted(pasted: string): { addresses: PastedAddress[]; lines: PastedLine[] } {
  const addresses = new Map<string, PastedAddress>();
  const lines: PastedLine[] = [];
  for (const { line, text } of piecesOf(pasted.normalize('NFKC').replace(invisible, ''))) {
    for (const { text: written, name } of foundIn(text)) {
      const address = written.toLowerCase();
      if (!address) continue;
      const isAddress = address.length <= longestAddress && email.test(address);
      lines.push({ line, text: written.slice(0, longestShown), address: isAddress ? address : null });
      if (isAddress && !addresses.get(address)?.name)
        addresses.set(address, { address, name: name.slice(0, longestName) });
    }
  }
  return { addresses: [...addresses.values()], lines };
}

/** `twice`: the address came before in the paste; `erased`: its owner asked not to be kept. */
export const pastedAddressReasons = ['noAddress', 'twice', 'erased'] as const;
export type AddressLine = LineResult<(typeof pastedAddressReasons)[number]>;

/**
 * Says what became of each line.
 * @param added those that were not there before @param erased those of people who asked not to be kept
 */
export function addressLines(
  lines: readonly PastedLine[],
  added: readonly string[],
  erased: { has(address: string): boolean } = new Set(),
): AddressLine[] {
  const [fresh, seen] = [new Set(added), new Set<string>()];
  return lines.map(({ line, text, address }) => {
    if (address === null) return { line, text, outcome: 'failed', reason: 'noAddress' };
    if (seen.has(address)) return { line, text, outcome: 'already', reason: 'twice' };
    seen.add(address);
    if (erased.has(address)) return { line, text, outcome: 'failed', reason: 'erased' };
    return { line, text, outcome: fresh.has(address) ? 'added' : 'already', reason: null };
  });
}
