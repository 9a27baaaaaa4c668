import { readAmount } from './amounts.ts';
import { matchAt, skip, sticky } from '../text/match-pattern.ts';
import type { Reader } from '../text/tokens.ts';

export interface Span {
  days: number;
  to: number;
}

const unitDays: Record<string, number> = {
  小时: 1 / 24,
  hour: 1 / 24,
  天: 1,
  日: 1,
  周: 7,
  星期: 7,
  礼拜: 7,
  月: 30,
  季度: 90,
  年: 365,
  day: 1,
  week: 7,
  fortnight: 14,
  month: 30,
  quarter: 90,
  year: 365,
};
const fixed: readonly (readonly [pattern: RegExp, days: number])[] = [
  [sticky('(?:最近|近|过去|这)?半年(?:以内|之内|内|里|以来|来)?'), 180],
  [sticky('(?:最近|近|过去|这)?半个月(?:以内|之内|内|里|以来|来)?'), 15],
  [sticky('(?:最近|近|过去|这)?一年半(?:以内|之内|内|里|以来|来)?'), 545],
  [sticky('(?:本|这个?|当)月(?:内|里|份)?|最近这个月'), 30],
  [sticky('(?:本|这个?)(?:周|星期|礼拜)(?:内|里)?'), 7],
  [sticky('(?:本|这个?)季度?(?:内|里)?'), 90],
  [sticky('今天|今日|当天'), 1],
  [sticky(String.raw`today(?![a-z])`), 1],
  [
    sticky(
      String.raw`(?:(?:with)?in |over |during )?(?:the )?(?:last |past )?(?:half a year|half year)(?![a-z])`,
    ),
    180,
  ],
];
const zhLead = sticky('(?:最近|近|过去|前|这)?的?');
const zhUnit = sticky('(?:个)?(小时|天|日|周|星期|礼拜|月|季度|年)(?:以内|之内|内|里|以来|来|间)?');
const enLead = sticky(
  String.raw`(?:(?:(?:with)?in|over|during|for|from|at|less than|no more than|not more than|under) )?(?:the |these |this (?=last|past))?(last|past|previous|recent|latest|this|most recent)?(?: few)?`,
);
const enUnit = sticky(String.raw` ?-?(hour|day|week|fortnight|month|quarter|year)s?(?![a-z])( ago)?`);
const shortUnit = sticky('(d|wk|mo|y)(?![a-z])');
const shortDays: Record<string, number> = { d: 1, wk: 7, mo: 30, y: 365 };

const daysOf = (days: number) => Math.max(1, Math.round(days));

/** Reads a time until today: 近两周, 半年内, this month, within the last 30 days. */
export function readSpan(text: string, at: number): Span | undefined {
  for (const [pattern, days] of fixed) {
    const found = matchAt(pattern, text, at);
    if (found) return { days, to: at + found[0].length };
  }
  const chinese = readAmount(text, skip(zhLead, text, at));
  const zh = chinese && matchAt(zhUnit, text, chinese.to);
  if (zh) {
    return { days: daysOf(chinese.value * (unitDays[zh[1] ?? ''] ?? 1)), to: chinese.to + zh[0].length };
  }
  const lead = matchAt(enLead, text, at);
  const start = skip(sticky(' *'), text, at + (lead?.[0].length ?? 0));
  const english = readAmount(text, start);
  const from = english?.to ?? skip(sticky('a '), text, start);
  const en = matchAt(enUnit, text, from) ?? (english && matchAt(shortUnit, text, from));
  if (!en || (!lead?.[0] && !en[2])) return undefined;
  if (!english && !lead?.[1] && from === start) return undefined;
  const unit = en[1] ?? '';
  const days = daysOf((english?.value ?? 1) * (unitDays[unit] ?? shortDays[unit] ?? 1));
  return { days, to: from + en[0].length };
}

const zhPosted = sticky(
  '(?:都|有|还有?|还在|在|要|一直|持续|内|里|,|至少)*(?:发(?:布|表)?过?(?:新?(?:视频|影片|短片|短视频|作品|内容|帖子?|贴文|动态|东西|片|vlog)|过|布)|发(?:布|过)了?|更新(?:过|的)?(?:视频|影片|作品|内容)?|有?新(?:视频|作品|内容|动态)|更过(?:视频)?|活跃(?:过|的)?|在?更(?:新)?)',
);
const enPosted = sticky(
  String.raw`(?:(?:who|that|which|have|has|having|been|is|are|still|last|were|was|with|must|a|at least one|some|recently) )*(?:posted|posting|posts?|uploaded|uploading|uploads?|published|active|updated|update|updates|new (?:posts?|videos?|content|uploads?))(?: (?:at least once|at least one|something|anything|new|a|any|recently|again|video|videos|content|posts?|reels?|shorts?|once))*`,
);
const zhPostedFirst = sticky(
  '(?:发过视频|发布过|更新过?|发布时间|最近发布|最近更新|更新时间|活跃时间?|最后更新)(?:是|在|于|为|:)?[ (]*',
);
const spaces = sticky(' *');

/** Reads when something was last posted: 近两周发过视频, posted this month. */
export const readLastPost: Reader = ({ text }, at) => {
  const spoken = (days: number, to: number) =>
    ({ kind: 'condition', from: at, to, filters: { sendVideoDate: String(days) } }) as const;
  const span = readSpan(text, at);
  if (span) {
    const start = skip(spaces, text, span.to);
    const posted = matchAt(zhPosted, text, start) ?? matchAt(enPosted, text, start);
    if (posted) return spoken(span.days, start + posted[0].length);
  }
  const verb = matchAt(enPosted, text, at) ?? matchAt(zhPostedFirst, text, at);
  const after = verb && readSpan(text, skip(spaces, text, at + verb[0].length));
  return after ? spoken(after.days, after.to) : undefined;
};

const zhSilent = sticky(
  '(?:都|已经?|一直|还)*(?:没有?|未|不)(?:怎么)?(?:再)?(?:发(?:布|表)?过?(?:任何)?(?:新?(?:视频|作品|内容|帖子?|动态|东西))?|更新(?:过)?(?:视频|作品|内容)?|更过?|动静|活跃过?)(?:了|过)?(?:的)?',
);
const enSilent = sticky(
  String.raw`(?:(?:who|that|which) )?(?:(?:haven't|have not|hasn't|has not|didn't|did not|not|never|no longer)(?: been)? (?:posted|posting|post|uploaded|uploading|upload|published|updated|active|posted anything|posted a video)|(?:inactive|silent|dormant)(?: for)?|no (?:new )?(?:posts?|videos?|uploads?))(?: (?:anything|a video|videos?|at all|new))*`,
);

/**
 * Reads that nothing was posted for some time. There is no filter for it, but such creators can be excluded: 三个月没更新的不要.
 */
export const readSilence: Reader = ({ text }, at) => {
  const start = skip(sticky('超过|已经?|超'), text, at);
  const span = readSpan(text, start);
  const zh = span && matchAt(zhSilent, text, span.to);
  const en = matchAt(enSilent, text, at);
  const after = en && readSpan(text, skip(spaces, text, at + en[0].length));
  const days = zh ? span.days : after?.days;
  if (days === undefined) return undefined;
  const to = zh ? span.to + zh[0].length : (after?.to ?? at);
  return { kind: 'opaque', from: at, to, opposite: { sendVideoDate: String(days) } };
};
