import { type FoldedText, typedBetween } from './text/folded-text.ts';
import type { Token } from './text/tokens.ts';

const isStrange = ({ kind }: Token) => kind === 'unknown' || kind === 'opaque';
const latin = /^[a-z]/;

const joins = /^(?:and|or|&|和|与|或|或者|以及|及)$/;

/** Returns whether two neighbours can belong to one piece: English clauses begin at who, with, can. */
function isOnePiece(text: string, before: Token, after: Token): boolean {
  if (before.traits?.isAlone || after.traits?.isAlone) return false;
  if (after.kind === 'filler' && after.traits?.isPerson) return false;
  if (after.kind === 'filler' && joins.test(text.slice(after.from, after.to))) return false;
  const isApart = text.slice(before.to, after.from).includes(' ');
  const isChinese = /\p{sc=Han}/u.test((text[before.to - 1] ?? '') + (text[after.from] ?? ''));
  return !isApart || (!isChinese && after.kind !== 'opaque');
}

/** Drops words without meaning at the edge of a piece, but keeps them before something unknown: who speak slowly. */
function trimmed(group: readonly Token[], text: string): readonly Token[] {
  const first = group.findIndex(isStrange);
  const strange = group[first];
  if (!strange) return [];
  const before = group.slice(0, first);
  if (!latin.test(text.slice(strange.from))) {
    const start = before.findLastIndex(({ traits }) => traits?.isLight) + 1;
    return group.slice(start, group.findLastIndex(({ traits }) => !traits?.isLight) + 1);
  }
  const lead = strange.traits?.isAlone ? -1 : before.findIndex(({ traits }) => traits?.leads);
  return group.slice(lead === -1 ? first : lead, group.findLastIndex(isStrange) + 1);
}

/** Returns the pieces of a sentence that no filter covers, as they were typed. */
export function remainderOf(folded: FoldedText, tokens: readonly Token[]): string[] {
  const groups: Token[][] = [[]];
  for (const token of tokens) {
    const group = groups.at(-1) ?? [];
    const before = group.at(-1);
    if (token.kind !== 'filler' && !isStrange(token)) groups.push([]);
    else if (before && !isOnePiece(folded.text, before, token)) groups.push([token]);
    else group.push(token);
  }
  const pieces = groups
    .map(group => trimmed(group, folded.text))
    .filter(group => group.length)
    .map(group => typedBetween(folded, group[0]?.from ?? 0, group.at(-1)?.to ?? 0).text);
  return [...new Set(pieces)];
}
