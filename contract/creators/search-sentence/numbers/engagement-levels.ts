import { matchAt, skip, sticky } from '../text/match-pattern.ts';
import type { Reader } from '../text/tokens.ts';
import { type WordList, wordList, wordsIn } from '../text/word-list.ts';

const zhLevels = wordList(
  ['很差|较差|差|不及格', '及格|一般|合格', '中等|中级|普通', '良好|良', '优秀|优|极好|最高'].flatMap(
    (words, i) => wordsIn(words).map(word => [word, i + 1] as const),
  ),
);
const enLevels = wordList(
  [
    'poor|bad',
    'fair|passable|acceptable',
    'medium|average|moderate',
    'good',
    'excellent|great|outstanding',
  ].flatMap((words, i) => wordsIn(words).map(word => [word, i + 1] as const)),
);

const zhHead = sticky(
  '(?:互动|账号|粉丝互动)(?:的)?(?:等级|级别|评级|水平)(?:是|为|要|需要|需|得|达到|在|:|都|不低于|至少|最低|起码)*',
);
const zhLeast = sticky('及以上|或以上|和以上|以上|起步|起|或更好|或更高');
const zhMost = sticky('及以下|或以下|以下|或更差|或更低');
const zhJoin = sticky('(?:或者?|和|与|到|至|-|、|/)');
const zhTail = sticky('的(?!达人|博主|账号)');

const enName = String.raw`(?:engagement|interaction)[ -](?:level|rating|grade|tier)s?(?![a-z])`;
const enHead = sticky(`${enName} ?(?:(?:at least|is|of|at|should be|must be|rated|:|=) ?)*`);
const enLead = sticky(String.raw`(?:(?:with|an?|at least|has|have|having|only) )*`);
const enJoin = sticky(String.raw` ?(?:,|/|or|and|to|-|through) ?`);
const enLeast = sticky(
  String.raw` (?:or|and) (?:better|above|higher|up|over)(?![a-z])|\+| at least(?![a-z])`,
);
const enMost = sticky(String.raw` (?:or|and) (?:worse|below|lower|under)(?![a-z])`);
const enTail = sticky(` ?${enName}(?: only)?`);
const only = sticky(String.raw` only(?![a-z])`);

interface Said {
  levels: number[];
  to: number;
}

const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

function readLevels(
  text: string,
  at: number,
  words: { find: WordList<number>; join: RegExp; min: RegExp; max: RegExp },
): Said | undefined {
  const first = words.find(text, at);
  if (!first) return undefined;
  const min = matchAt(words.min, text, first.to);
  if (min) return { levels: upTo(first.value, 5), to: first.to + min[0].length };
  const max = matchAt(words.max, text, first.to);
  if (max) return { levels: upTo(1, first.value), to: first.to + max[0].length };
  const join = matchAt(words.join, text, first.to)?.[0];
  const next = join === undefined ? undefined : readLevels(text, first.to + join.length, words);
  if (!join || !next) return { levels: [first.value], to: first.to };
  const isSpan = /至|到|-|to|through/.test(join);
  const [second = first.value] = next.levels;
  const between = isSpan && second > first.value ? upTo(first.value, second) : [first.value];
  return { levels: [...new Set([...between, ...next.levels])], to: next.to };
}

const zh = { find: zhLevels, join: zhJoin, min: zhLeast, max: zhMost };
const en = { find: enLevels, join: enJoin, min: enLeast, max: enMost };
const saysLeast = /不低于|至少|最低|起码|at least/;

/** Reads engagement levels in the product's words: 互动等级良好以上, a good engagement level. */
export const readLevel: Reader = ({ text }, at) => {
  const head = matchAt(zhHead, text, at) ?? matchAt(enHead, text, at);
  const lead = head ? '' : (matchAt(enLead, text, at)?.[0] ?? '');
  const start = at + (head?.[0].length ?? lead.length);
  const said = head
    ? (readLevels(text, start, zh) ?? readLevels(text, start, en))
    : readLevels(text, start, en);
  if (!said) return undefined;
  const to = head ? skip(only, text, said.to) : skip(enTail, text, said.to);
  if (!head && to === said.to) return undefined;
  const isLeast = saysLeast.test(head?.[0] ?? lead) && said.levels.length === 1;
  const levels = isLeast ? upTo(said.levels[0] ?? 5, 5) : said.levels;
  return {
    kind: 'condition',
    from: at,
    to: skip(zhTail, text, to),
    filters: { level: levels.toSorted((a, b) => a - b).join(',') },
  };
};
