import type { Token } from '../text/tokens.ts';

/** The neighbour of a token; none across a break, or across a space in a script without spaces. */
export type Neighbour = Token | undefined;

export const han = /\p{sc=Han}/u;

export function neighbour(tokens: readonly Token[], text: string, at: number, step: 1 | -1): Neighbour {
  const token = tokens[at];
  const other = tokens[at + step];
  if (!token || !other || other.kind === 'break') return undefined;
  const [first, second] = step === 1 ? [token, other] : [other, token];
  const isApart = first.to < second.from && text.slice(first.to, second.from).includes(' ');
  return isApart && (han.test(text[first.to - 1] ?? '') || han.test(text[second.from] ?? ''))
    ? undefined
    : other;
}

/** A number alone says nothing about the word before it. */
const figure = /^\d+(?:\.\d+)?[kwmb]?$/;

export function isUnknown(token: Neighbour, text: string): boolean {
  if (token?.kind !== 'unknown') return false;
  const { isPerson, isOrigin, isModifier } = token.traits ?? {};
  return !isPerson && !isOrigin && !isModifier && !figure.test(text.slice(token.from, token.to));
}

export const asUnknown = ({ from, to }: Token): Token => ({ kind: 'unknown', from, to });

export const wordOf = (token: Neighbour, text: string) => (token ? text.slice(token.from, token.to) : '');

export const isLatinAt = (text: string, at: number) => !han.test(text[at] ?? '');

/** Small words that are understood before something unknown: 的, 做. Others begin a longer word: 大熊猫. */
const small = /^[的了和与及或并且也都还就做拍讲教养有在找要玩说聊发用带打搞是]$/;

export function isStrange(tokens: readonly Token[], text: string, at: number, step: 1 | -1): boolean {
  const next = neighbour(tokens, text, at, step);
  if (next?.kind !== 'filler' || step === -1) return isUnknown(next, text);
  const word = text.slice(next.from, next.to);
  const isPart = word.length === 1 && han.test(word) && !small.test(word);
  return isPart && isUnknown(neighbour(tokens, text, at + 1, 1), text);
}
