import { asUnknown, isLatinAt, isStrange, neighbour, wordOf } from './neighbours.ts';
import type { Token } from '../text/tokens.ts';

/** Recipes for Japan, people who love Japan: not where they live. */
const repels =
  /^(?:for|to|about|loves?|than|like|vs|visit(?:s|ed|ing)?|explor(?:e|es|ed|ing)|tour(?:s|ed|ing)|fly|flies|flew|flying|went|go|goes|going|miss|hate|left|leave|leaving|collect(?:s|ing)?|wear(?:s|ing)?|sell(?:s|ing)?|interested in|import(?:s|ing)?|support(?:s|ing)?|air|michael|new|little|old|inner|outer)$/;

/** A country before an unknown word is a residence, unless the two together name a thing. */
function isRegionLost(tokens: readonly Token[], text: string, at: number): boolean {
  const token = tokens[at] as Token;
  const [before, next] = [neighbour(tokens, text, at, -1), neighbour(tokens, text, at, 1)];
  if (next?.traits?.isNamesake) return true;
  if (token.traits?.isAmbiguous && next?.kind === 'filler' && isStrange(tokens, text, at + 1, 1)) return true;
  if (!isStrange(tokens, text, at, 1)) return false;
  if (isLatinAt(text, token.from)) {
    const { isAdjective, isAmbiguous } = token.traits ?? {};
    return isAdjective ? !isPeopleAfterOne(tokens, text, at) : isAmbiguous === true;
  }
  if (before && makes.test(wordOf(before, text))) return true;
  return !isPhrase(tokens, text, at);
}

const makes = /^(?:做|教做|会做|教|养|吃|喝|煮|画|买|收藏|戴|穿|玩|跳|弹|打|卖|讲|聊|测|用|学|爱)$/;

/** 日本钓鱼博主, 荷兰园艺: the phrase is long enough not to be part of a name with the country. */
function isPhrase(tokens: readonly Token[], text: string, at: number): boolean {
  let strange = 0;
  for (let i = at; ; i++) {
    const next = neighbour(tokens, text, i, 1);
    if (next?.kind === 'region' || next?.traits?.isNamesake) return false;
    const isWithin = next?.kind === 'unknown' || (next?.kind === 'filler' && !next.traits?.isPerson);
    if (!next || !isWithin) return strange > 1;
    strange += next.to - next.from;
  }
}

const likes =
  /^(?:fan|lover|enthusiast|owner|addict|junkie|nerd|geek|reviewer|expert|guru|specialist|collector)s?$/;

/** Colombian salsa dancers, but not Belgian waffle lovers. */
function isPeopleAfterOne(tokens: readonly Token[], text: string, at: number): boolean {
  const next = neighbour(tokens, text, at, 1);
  const people = next?.kind === 'unknown' ? neighbour(tokens, text, at + 1, 1) : undefined;
  return people?.traits?.isPerson === true && !likes.test(wordOf(people, text));
}

const goesOn = new Set<Token['kind']>(['topic', 'tier', 'platform', 'condition', 'filler']);

/** What they like may come from anywhere: Mexican wrestling fans. */
const admires = /^(?:fan|lover|enthusiast|addict|junkie|nerd|geek|collector)s?$/;
const isAdmired = (tokens: readonly Token[], text: string, at: number): boolean => {
  const next = neighbour(tokens, text, at, 1);
  if (next?.kind !== 'topic' && !next?.traits?.isModifier) return admires.test(wordOf(next, text));
  return isAdmired(tokens, text, at + 1);
};

/** Returns whether people follow that an adjective can describe: Thai beauty creators, not Thai beauty. */
function isAboutPeople(tokens: readonly Token[], text: string, at: number): boolean {
  for (let i = at; ; i++) {
    const next = neighbour(tokens, text, i, 1);
    if (!next) return false;
    if (next.traits?.isPerson && !admires.test(wordOf(next, text))) return true;
    if (next.kind === 'region' && next.traits?.isAdjective) return true;
    if (next.traits?.leads) return false;
    if (!goesOn.has(next.kind) && !next.traits?.isModifier && !next.traits?.isDeed) return false;
  }
}

function isBeforeField(tokens: readonly Token[], text: string, at: number): boolean {
  const next = neighbour(tokens, text, at, 1);
  if (next?.traits?.isModifier) return isBeforeField(tokens, text, at + 1);
  if (next?.kind !== 'topic' || next.traits?.isThing || next.traits?.isGoods) return false;
  return !isAdmired(tokens, text, at);
}

/** 飞美国, 代购韩国: the word before is an action on the country. */
const towards =
  /(?:飞|寄|去|到|往|嫁|搬|逛|游|爱|恋|迷|仿|学|吃|穿|追|懂|卖|买|售|回|离|援|恨|怕|送|发|移民|对标|代购|出口|进口|打卡|探访|走遍|留学|离开|不是|面向|主攻|覆盖|品牌|货源)[了过着]?$/;
const longestTowards = 3;

function isTowards(tokens: readonly Token[], text: string, at: number): boolean {
  const { from, traits } = tokens[at] as Token;
  if (!isStrange(tokens, text, at, -1)) return false;
  if (isLatinAt(text, from)) return traits?.isAmbiguous === true && !traits.isAdjective;
  return towards.test(text.slice(Math.max(0, from - longestTowards), from));
}

/**
 * Decides whether a country is where creators live: Thai creators, in Japan; not Turkey recipes, fans of Mexican
 * wrestling.
 */
export function settleRegion(tokens: Token[], text: string, at: number): Token {
  const token = tokens[at] as Token;
  const [left, right] = [neighbour(tokens, text, at, -1), neighbour(tokens, text, at, 1)];
  const { isAdjective, language } = token.traits ?? {};
  const isSubject = language !== undefined && right?.filters?.['category'] === 'Education';
  if (isSubject) return asUnknown(token);
  const place = left && wordOf(left, text) === 'the' ? neighbour(tokens, text, at - 1, -1) : left;
  const isLocated = place?.traits?.locates === true;
  if (isRegionLost(tokens, text, at) && !(isLocated && isLatinAt(text, token.to - 1)))
    return asUnknown(token);
  if (isTowards(tokens, text, at) || (left && repels.test(wordOf(left, text)))) {
    return asUnknown(token);
  }
  if (isLocated) return { ...token, traits: { ...token.traits, locates: true, isAdjective: false } };
  const isSecond = left?.traits?.isLight && neighbour(tokens, text, at - 1, -1)?.kind === 'language';
  if (isAdjective && isSecond && language) return { ...token, kind: 'language', filters: { language } };
  if (!isAdjective || isAboutPeople(tokens, text, at) || isPeopleAfterOne(tokens, text, at)) return token;
  // Malaysian makeup: they probably live there, unless another place is named.
  if (isBeforeField(tokens, text, at)) return { ...token, traits: { ...token.traits, isWeak: true } };
  const isAlone = !right && (!left || left.kind !== 'unknown');
  return isAlone && language ? { ...token, kind: 'language', filters: { language } } : asUnknown(token);
}

/** A Japanese person in Germany is searched for in Germany. */
export function dropNationalities(tokens: readonly Token[]): Token[] {
  const located = tokens.filter(({ kind, traits }) => kind === 'region' && traits?.locates);
  const codes = new Set(located.flatMap(({ filters }) => filters?.['region']?.split(',') ?? []));
  const isSure = tokens.some(({ kind, traits }) => kind === 'region' && !traits?.isWeak);
  const isElsewhere = ({ kind, traits, filters }: Token) =>
    (kind === 'region' && traits?.isWeak === true && isSure) ||
    (kind === 'region' &&
      traits?.isAdjective === true &&
      codes.size > 0 &&
      !filters?.['region']?.split(',').every(code => codes.has(code)));
  return tokens.map(token => (isElsewhere(token) ? asUnknown(token) : token));
}
