import type { Token } from './pieces.ts';

/** What a token stands beside: nothing across a break, or a space where words need none. */
type Neighbour = Token | undefined;

const han = /\p{sc=Han}/u;

function neighbour(tokens: readonly Token[], text: string, at: number, step: 1 | -1): Neighbour {
  const token = tokens[at];
  const other = tokens[at + step];
  if (!token || !other || other.kind === 'break') return undefined;
  const [first, second] = step === 1 ? [token, other] : [other, token];
  const isApart = first.to < second.from && text.slice(first.to, second.from).includes(' ');
  return isApart && (han.test(text[first.to - 1] ?? '') || han.test(text[second.from] ?? ''))
    ? undefined
    : other;
}

/** A number alone says nothing of the word before it. */
const figure = /^\d+(?:\.\d+)?[kwmb]?$/;

function isUnknown(token: Neighbour, text: string): boolean {
  if (token?.kind !== 'unknown' || token.traits?.isPerson || token.traits?.isOrigin) return false;
  return !figure.test(text.slice(token.from, token.to));
}

const asUnknown = ({ from, to }: Token): Token => ({ kind: 'unknown', from, to });

/** Recipes for Japan, those who love Japan: not where they are. */
const repels = /^(?:for|to|about|loves?|than|like|vs)$/;

/** Up to so many unknown words between a country and the thing that is named after it: German shepherd dogs. */
const furthestOrigin = 4;

/** Small words that are understood before something unknown: 的, 做. Others begin a longer word: 大熊猫. */
const small = /^[的了和与及或并且也都还就做拍讲教养有在找要玩说聊发用带打搞是]$/;

function isStrange(tokens: readonly Token[], text: string, at: number, step: 1 | -1): boolean {
  const next = neighbour(tokens, text, at, step);
  if (next?.kind !== 'filler' || step === -1) return isUnknown(next, text);
  const word = text.slice(next.from, next.to);
  const isPart = word.length === 1 && han.test(word) && !small.test(word);
  return isPart && isUnknown(neighbour(tokens, text, at + 1, 1), text);
}

/** A country before a dish or a breed belongs to its name. */
function absorbOrigin(tokens: Token[], text: string, at: number): void {
  for (let i = at; i > 0 && at - i < furthestOrigin; i--) {
    const before = neighbour(tokens, text, i, -1);
    if (!before) return;
    const isCountry = before.kind === 'region' && !before.traits?.isShort && !tokens[i - 2]?.traits?.locates;
    const isName = before.kind === 'language' && before.traits?.isGuarded;
    if (isCountry || isName || before.traits?.isOrigin) {
      for (let each = i - 1; each < at; each++) {
        const token = tokens[each];
        if (token) tokens[each] = { kind: 'filler', from: token.from, to: token.to };
      }
      return;
    }
    if (!isUnknown(before, text)) return;
  }
}

const goesOn = new Set<Token['kind']>(['topic', 'tier', 'platform', 'condition', 'filler']);

/** Whether people follow whom an adjective can be about: Thai beauty creators, not Thai beauty. */
function isAboutPeople(tokens: readonly Token[], text: string, at: number): boolean {
  for (let i = at; ; i++) {
    const next = neighbour(tokens, text, i, 1);
    if (!next) return false;
    if (next.traits?.isPerson || (next.kind === 'region' && next.traits?.isAdjective)) return true;
    if (!goesOn.has(next.kind) || next.traits?.leads) return false;
  }
}

function settleRegion(tokens: Token[], text: string, at: number): Token {
  const token = tokens[at] as Token;
  const [left, right] = [neighbour(tokens, text, at, -1), neighbour(tokens, text, at, 1)];
  const { isAdjective, language } = token.traits ?? {};
  const isSubject = language !== undefined && right?.filters?.['category'] === 'Education';
  if (isSubject) return asUnknown(token);
  const place = left && text.slice(left.from, left.to) === 'the' ? neighbour(tokens, text, at - 1, -1) : left;
  const isLocated = place?.traits?.locates === true;
  if (isStrange(tokens, text, at, 1) && !(isLocated && !han.test(text[token.to - 1] ?? '')))
    return asUnknown(token);
  if (
    isStrange(tokens, text, at, -1) ||
    (left?.kind === 'filler' && repels.test(text.slice(left.from, left.to)))
  ) {
    return asUnknown(token);
  }
  if (isLocated) return { ...token, traits: { ...token.traits, locates: true, isAdjective: false } };
  const isSecond = left?.traits?.isLight && neighbour(tokens, text, at - 1, -1)?.kind === 'language';
  if (isAdjective && isSecond && language) return { ...token, kind: 'language', filters: { language } };
  if (!isAdjective || isAboutPeople(tokens, text, at)) return token;
  const isAlone = !right && (!left || left.kind !== 'unknown');
  return isAlone && language ? { ...token, kind: 'language', filters: { language } } : asUnknown(token);
}

function isDoubtful(tokens: readonly Token[], text: string, at: number): boolean {
  const { kind, traits } = tokens[at] as Token;
  const right = neighbour(tokens, text, at, 1);
  if (kind === 'topic' || kind === 'tier') return isStrange(tokens, text, at, 1);
  if (!traits?.isGuarded) return false;
  if (traits.isLone && right?.kind === 'filler' && Object.keys(right.traits ?? {}).length === 0) return true;
  const isOfThing = kind === 'language' && right?.kind === 'topic' && right.traits?.isThing === true;
  return isStrange(tokens, text, at, 1) || isStrange(tokens, text, at, -1) || isOfThing;
}

/** Somebody Japanese in Germany is looked for in Germany. */
function dropNationalities(tokens: readonly Token[]): Token[] {
  const located = tokens.filter(({ kind, traits }) => kind === 'region' && traits?.locates);
  const codes = new Set(located.flatMap(({ filters }) => filters?.['region']?.split(',') ?? []));
  const isElsewhere = ({ kind, traits, filters }: Token) =>
    kind === 'region' &&
    traits?.isAdjective === true &&
    codes.size > 0 &&
    !filters?.['region']?.split(',').every(code => codes.has(code));
  return tokens.map(token => (isElsewhere(token) ? asUnknown(token) : token));
}

/** Two platforms cannot be asked for at once. */
function dropPlatforms(tokens: readonly Token[]): Token[] {
  const platforms = new Set(tokens.flatMap(({ platform }) => platform ?? []));
  return tokens.map(token =>
    token.platform && platforms.size > 1 ? { ...asUnknown(token), traits: { isAlone: true } } : token,
  );
}

/**
 * Believes what its neighbours allow. A word directly before one that is not understood belongs to it
 * (素人改造, Jordan sneakers, beauty salons), so it is read from the end.
 */
export function settle(scanned: readonly Token[], text: string): Token[] {
  const tokens = [...scanned];
  for (let at = tokens.length - 1; at >= 0; at--) {
    const token = tokens[at] as Token;
    if (isDoubtful(tokens, text, at)) tokens[at] = asUnknown(token);
    else if (token.kind === 'region') tokens[at] = settleRegion(tokens, text, at);
    else if (token.kind === 'topic' && token.traits?.isThing) absorbOrigin(tokens, text, at);
  }
  return dropPlatforms(dropNationalities(tokens));
}
