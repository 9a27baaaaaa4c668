import { matchAt, skip, sticky } from '../text/match-pattern.ts';
import type { Reader, Token } from '../text/tokens.ts';
import { type Range, readRange, readSense, readSuffix } from './ranges.ts';

const zhHead = sticky(
  '(?:平均|基本)?(?:(每天|每日|天天)|每(?:个)?(?:周|星期|礼拜)|一(?:周|个?星期|个?礼拜)|周均|周)',
);
const zhVerb = sticky(
  '(?:都|要|能|会|平均|大概|稳定|固定)*(?:更新|发布|产出|发|更|出|拍)?(?:视频|作品|频率|内容)?(?:量|数)?',
);
const zhNoun = sticky('(?:条|次|个|支|篇|更|期)(?:视频|作品|内容|新视频|更新)?');

const fixed: readonly (readonly [RegExp, number])[] = [
  [sticky('日更|每天(?:都)?(?:更新?|发(?:布)?(?:视频|作品)?)|天天(?:更新?|发(?:视频)?)|每日更新?'), 7],
  [sticky('周更|每周(?:都)?(?:更新|发视频)'), 1],
  [
    sticky(
      String.raw`(?:who )?(?:posts?|posting|uploads?|uploading|publish(?:es|ing)?|new videos?) (?:at least )?(?:daily|every ?day|each day|every single day|once a day)(?![a-z])|daily (?:posts?|posters?|uploads?|uploaders?|videos?|content|posting)(?![a-z])`,
    ),
    7,
  ],
  [
    sticky(
      String.raw`(?:who )?(?:posts?|posting|uploads?|uploading|publish(?:es|ing)?|new videos?) (?:at least )?(?:weekly|every week|each week)(?![a-z])|weekly (?:posts?|uploads?|videos?)(?![a-z])`,
    ),
    1,
  ],
];

const enVerb = sticky(
  String.raw`(?:(?:who|that|which|they) )?(?:posts?|posting|posted|uploads?|uploading|publish(?:es|ing)?|makes?|posting frequency:?)? ?`,
);
const enNoun = sticky(
  String.raw` ?(?:(?:new )?(?:x|times?|posts?|videos?|uploads?|reels?|shorts?|clips?|pieces?)(?![a-z]))?(?: or more| or less| or fewer)? ?(?:(?:a|per|each|every|/|in a) ?(week|wk|day)|(weekly))(?![a-z])`,
);

function tokenOf(range: Range, times: number, from: number, to: number): Token {
  const bound = (value: number) => String(Number((value * times).toPrecision(6)));
  const min = range.min ?? range.bare;
  return {
    kind: 'condition',
    from,
    to,
    filters: {
      ...(min !== undefined && { posts_week_start: bound(min) }),
      ...(range.max !== undefined && { posts_week_end: bound(range.max) }),
    },
  };
}

const isCountable = (range: Range | undefined): range is Range =>
  range !== undefined && (range.unit === 'none' || range.unit === 'times');

/** 周三更新 means "on Wednesdays". */
const weekday = sticky('(?<!一)(?:周|星期|礼拜)[一二三四五六日天](?:更|期)');

function readChinese(text: string, at: number): Token | undefined {
  const head = matchAt(zhHead, text, at);
  if (!head) return undefined;
  const week = at + head[0].length - (head[0].endsWith('周') ? 1 : 2);
  if (matchAt(weekday, text, week)) return undefined;
  const sense = readSense(text, at + head[0].length);
  const start = skip(zhVerb, text, sense?.to ?? at + head[0].length);
  const range = readRange(text, start, { noun: zhNoun, sense: sense?.sense });
  if (!isCountable(range)) return undefined;
  const nounEnd = skip(zhNoun, text, range.to);
  if (nounEnd === range.to) return undefined;
  const full = readSuffix(text, { ...range, to: nounEnd });
  return tokenOf(full, head[1] ? 7 : 1, at, full.to);
}

const timesWord = sticky(String.raw` ?times?(?![a-z])`);

function readEnglish(text: string, at: number): Token | undefined {
  const start = skip(enVerb, text, at);
  const range = readRange(text, start, { noun: timesWord });
  const noun = isCountable(range) && matchAt(enNoun, text, range.to);
  if (!noun) return undefined;
  const full = readSuffix(text, { ...range, to: range.to + noun[0].length });
  const bounded =
    full.bare !== undefined && noun[0].includes('or more')
      ? { ...full, min: full.bare }
      : full.bare !== undefined && /or (?:less|fewer)/.test(noun[0])
        ? { unit: full.unit, to: full.to, max: full.bare }
        : full;
  return tokenOf(bounded, noun[1] === 'day' ? 7 : 1, at, full.to);
}

/** Reads posts per week: 每周发3条以上, 日更, between 2 and 5 posts a week. */
export const readRhythm: Reader = ({ text }, at) => {
  const counted = readChinese(text, at) ?? readEnglish(text, at);
  if (counted) return counted;
  for (const [pattern, times] of fixed) {
    const found = matchAt(pattern, text, at);
    if (found) {
      const to = at + found[0].length;
      return tokenOf({ bare: times, unit: 'none', to }, 1, at, to);
    }
  }
  return undefined;
};
