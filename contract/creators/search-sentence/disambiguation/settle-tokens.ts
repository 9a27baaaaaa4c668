import { settleNegation } from './negation.ts';
import { asUnknown, han, isLatinAt, isStrange, isUnknown, neighbour, wordOf } from './neighbours.ts';
import type { Token } from '../text/tokens.ts';
import { dropNationalities, settleRegion } from './settle-region.ts';

/** The most unknown words between a country and the thing that is named after it: German shepherd dogs. */
const furthestOrigin = 4;

/** Returns whether a topic beside an unknown word is dropped: the last word of a phrase is an action on the topics. */
function isTopicLost(tokens: readonly Token[], text: string, at: number): boolean {
  const token = tokens[at] as Token;
  const next = neighbour(tokens, text, at, 1);
  if (next?.traits?.isNamesake) return true;
  if (next?.traits?.isDeed || !isStrange(tokens, text, at, 1)) return false;
  if (!next || han.test(text[token.to - 1] ?? '') || han.test(text[next.from] ?? '')) return true;
  return isUnknown(neighbour(tokens, text, at + 1, 1), text);
}

const isOfThings = ({ traits, from }: Token, text: string) =>
  !traits?.isShort && (traits?.isAdjective || traits?.isAmbiguous || !isLatinAt(text, from));

/** A country before a dish or a breed belongs to its name. */
function absorbOrigin(tokens: Token[], text: string, at: number): void {
  for (let i = at; i > 0 && at - i < furthestOrigin; i--) {
    const before = neighbour(tokens, text, i, -1);
    if (!before) return;
    const isCountry = before.kind === 'region' && isOfThings(before, text) && !tokens[i - 2]?.traits?.locates;
    const isName = before.kind === 'language' && before.traits?.isGuarded;
    if (isCountry || isName || before.traits?.isOrigin) {
      for (let each = i - 1; each < at; each++) {
        const token = tokens[each];
        if (token) tokens[each] = { kind: 'filler', from: token.from, to: token.to };
      }
      return;
    }
    if (before.kind !== 'unknown') return;
  }
}

const does = /^(?:做|发|拍|讲|聊|教|分享|about|who do|cover|review|reviews|reviewing|post about)$/;

/** 香水 alone may also be a product to sell. */
function isIdleGoods(tokens: readonly Token[], text: string, at: number): boolean {
  const [left, right] = [neighbour(tokens, text, at, -1), neighbour(tokens, text, at, 1)];
  if (!tokens[at]?.traits?.isGoods || (right?.kind === 'filler' && !right.traits?.leads)) return false;
  return !does.test(wordOf(left, text));
}

/** A weak topic beside another one only says how: before it as a modifier, after it as a head. */
function asideOf(tokens: readonly Token[], text: string, at: number): Token | undefined {
  const token = tokens[at] as Token;
  if (!token.traits?.isWeak || token.kind !== 'topic') return undefined;
  const { from, to } = token;
  if (neighbour(tokens, text, at, -1)?.kind === 'topic') return { kind: 'filler', from, to };
  if (neighbour(tokens, text, at, 1)?.kind !== 'topic') return undefined;
  return { kind: 'unknown', from, to, traits: { isModifier: true } };
}

function isDoubtful(tokens: readonly Token[], text: string, at: number): boolean {
  const { kind, traits } = tokens[at] as Token;
  const right = neighbour(tokens, text, at, 1);
  if (kind === 'topic') return isTopicLost(tokens, text, at) || isIdleGoods(tokens, text, at);
  if (kind === 'tier') return isStrange(tokens, text, at, 1) || right?.traits?.isNamesake === true;
  if (!traits?.isGuarded) return false;
  if (traits.isLone && right?.kind === 'filler' && Object.keys(right.traits ?? {}).length === 0) return true;
  const isOfThing = kind === 'language' && right?.kind === 'topic' && right.traits?.isThing === true;
  return isStrange(tokens, text, at, 1) || isStrange(tokens, text, at, -1) || isOfThing;
}

/** Only one platform can be searched at a time. */
function dropPlatforms(tokens: readonly Token[]): Token[] {
  const platforms = new Set(tokens.flatMap(({ platform }) => platform ?? []));
  return tokens.map(token =>
    token.platform && platforms.size > 1 ? { ...asUnknown(token), traits: { isAlone: true } } : token,
  );
}

/**
 * Keeps the tokens that their neighbours allow. A word directly before one that is not understood belongs to it (素人改造,
 * Jordan sneakers, beauty salons), so the sentence is read from its end.
 */
export function settleTokens(scanned: readonly Token[], text: string): Token[] {
  const tokens = settleNegation(scanned, text);
  for (let at = tokens.length - 1; at >= 0; at--) {
    const token = tokens[at] as Token;
    const aside = asideOf(tokens, text, at);
    if (aside) tokens[at] = aside;
    else if (isDoubtful(tokens, text, at)) {
      const isNamesake = token.traits?.isThing;
      tokens[at] = isNamesake ? { ...asUnknown(token), traits: { isNamesake } } : asUnknown(token);
    } else if (token.kind === 'region') tokens[at] = settleRegion(tokens, text, at);
    else if (token.kind === 'topic' && token.traits?.isThing) absorbOrigin(tokens, text, at);
  }
  return dropPlatforms(dropNationalities(tokens));
}
