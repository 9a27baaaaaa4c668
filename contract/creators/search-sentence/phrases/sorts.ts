import type { Sort } from '../../search/search-filter.ts';
import { matchAt, sticky } from '../text/match-pattern.ts';
import type { Reader } from '../text/tokens.ts';

/** What results can be sorted by. */
const names: readonly (readonly [sort: Sort, zh: string, en: string])[] = [
  ['followers', '(?:粉丝|订阅|关注)(?:量|数量|数)?', '(?:follower|subscriber|sub|fan)s?(?: ?count| number)?'],
  [
    'avg_plays',
    '(?:平均)?(?:均播|播放|观看)(?:量|数)?',
    '(?:average |avg |mean )?(?:views?|plays?)(?: (?:per video|on average|count))?',
  ],
  ['avg_intrate', '互动率?', '(?:average )?(?:engagement|interaction)(?: rates?)?|er'],
  ['follower_plays', '播粉比', '(?:views?|plays?)[ -](?:to|per)[ -]followers?(?: ratio)?'],
  ['growth', '(?:月)?(?:涨粉|粉丝增长|增长)(?:率|速度|幅度)?', '(?:follower )?growth(?: rate)?'],
  ['price', '(?:预估)?(?:报价|价格)', '(?:estimated )?prices?'],
  [
    'newest_post',
    '(?:最近|最新)?(?:发布|更新|发视频)(?:时间|日期)?',
    '(?:newest|latest|most recent|last)(?: posts?)?|recency|post date|newest post',
  ],
];

const whole = (sort: Sort, source: string) => ({ sort, pattern: sticky(`(?:${source})(?![a-z])`) });

const downZh =
  '(?:从高到低|由高到低|从大到小|由大到小|从多到少|由多到少|从快到慢|从近到远|从新到旧|由新到旧|倒序|降序|高到低)';
const orderZh = '(?:来)?(?:排序|排列|排名|排个序|排一下|排)';
const frontZh =
  '(?:的)?(?:,)?(?:的)?(?:排(?:在|到)?(?:最)?(?:前面?|上面)|放(?:在)?(?:最)?前面?|优先(?:显示|展示)?|先看|在前)';
const superlativeZh = '(?:最高|最多|最大|最快|最好|最贵|最新|最猛)';
const byEn = String.raw`(?:(?:sort(?:ed)?|order(?:ed)?|rank(?:ed)?|arranged?|list(?:ed)?)(?: (?:them|results|it))?(?: (?:in|from))? )`;
const superlativeEn = '(?:highest|most|best|top|biggest|largest|greatest|strongest|fastest)';
const downEn = String.raw`(?:,? ?\(?(?:from )?(?:(?:highest|biggest|largest|most|newest|best|top|fastest)(?: (?:ones? )?first| to lowest| to smallest)?|high(?:est)? to low(?:est)?|descending|desc|in descending order)\)?)`;

const upward = '(?:从低到高|由低到高|从小到大|由小到大|从少到多|升序|正序)';
const upwardEn = String.raw`(?:,? ?(?:lowest|smallest|cheapest|least|low(?:est)? to high(?:est)?|ascending|asc)(?! rates?)(?: first)?)`;

const sorts = [
  ...names.flatMap(([sort, zh, en]) => [
    whole(
      sort,
      `(?:请|并|再|然后)*(?:按照?|依照?|根据|以)(?:近期|平均)?${zh}(?:的)?(?:高低|多少|大小|快慢|先后)?(?:${downZh})?${orderZh}(?:一下)?(?:,?${downZh})?`,
    ),
    whole(sort, `(?:按照?|依照?|根据|以)?${zh}${downZh}(?:${orderZh})?`),
    whole(sort, `${zh}${superlativeZh}(?:的)?(?:达人|博主)?(?:${frontZh})?(?:的)?`),
    whole(sort, `${zh}(?:越)?(?:高|多|快)(?:的)?${frontZh}`),
    whole(sort, `${byEn}by (?:the )?(?:${superlativeEn} )?(?:${en})(?:${downEn})?`),
    whole(sort, `(?:with )?(?:the |those with the |ones with the )?${superlativeEn} (?:${en}) first`),
    whole(sort, `(?:by )(?:the )?${superlativeEn} (?:${en})(?: first)?`),
    whole(sort, `by (?:${en})(?:${downEn})?(?= ?(?:$|[^a-z0-9 ]))`),
    whole(sort, `(?:(?:with|having|who have|has) )?(?:the )(?:highest|best|most|biggest|largest) (?:${en})`),
    whole(sort, `(?:${en}) (?:high(?:est)? to low(?:est)?|descending|desc)`),
  ]),
  whole(
    'growth',
    '涨粉(?:特别|很|比较|非常|超|又)?(?:最?快|迅速|猛)(?:的)?|(?:近期|最近)?(?:涨粉最多)(?:的)?',
  ),
  whole(
    'growth',
    `(?:the )?(?:fast(?:est)?|quick(?:est|ly)?|rapidly)[ -]growing(?: (?:ones|accounts|creators|channels))?(?: first)?|growing (?:fast(?:est)?|quickly|rapidly)(?: first)?|grow(?:s|n)? (?:fast(?:est)?|quickly)(?: first)?`,
  ),
  whole(
    'newest_post',
    `(?:最近|最新)(?:更新|发布|发视频|发过视频|活跃)(?:的)?${frontZh}|最新(?:发布|更新)的?(?:优先|在前)`,
  ),
  whole(
    'newest_post',
    '(?:the )?(?:most recent(?:ly)?|newest|latest)(?: (?:posts?|posted|posters?|active|updated|uploads?|videos?))? first|(?:most )?recently (?:active|posted|updated) first',
  ),
  whole(
    'avg_intrate',
    '(?:the )?(?:most|best|highest) (?:engaged|engaging)(?: (?:ones|accounts|creators|audiences?))?(?: first)?',
  ),
  whole(
    'followers',
    '(?:the )?(?:biggest|largest|most followed)(?: (?:accounts?|creators?|channels?|ones|influencers?))? first|most followed',
  ),
];

const refused = [
  ...names.flatMap(([, zh, en]) => [
    sticky(`(?:按照?|依照?|根据|以)?(?:${zh})${upward}(?:${orderZh})?`),
    sticky(`(?:${zh})(?:最低|最少|最小|最便宜|越低|低|便宜)(?:的)?${frontZh}`),
    sticky(String.raw`(?:${byEn}by (?:the )?)(?:lowest |least )?(?:${en})${upwardEn}(?![a-z])`),
    sticky(String.raw`(?:lowest|least|smallest|fewest|worst|cheapest) (?:${en})(?: first)?(?![a-z])`),
  ]),
  sticky(`(?:便宜|价格低|报价低|最便宜)(?:点|些)?(?:的)?${frontZh}`),
  sticky('(?:the )?(?:cheapest|lowest|smallest|oldest)(?: (?:ones|creators|accounts))? first(?![a-z])'),
];

/** Reads the sort order; all orders are descending, so a request for the reverse is not understood. */
export const readSort: Reader = ({ text }, at) => {
  if (/[a-z0-9]/.test(text[at - 1] ?? '') && /[a-z0-9]/.test(text[at] ?? '')) return undefined;
  let longest: { sort: Sort | undefined; to: number } | undefined;
  const consider = (pattern: RegExp, sort: Sort | undefined) => {
    const found = matchAt(pattern, text, at)?.[0];
    if (found && at + found.length > (longest?.to ?? at)) longest = { sort, to: at + found.length };
  };
  for (const { sort, pattern } of sorts) consider(pattern, sort);
  for (const pattern of refused) consider(pattern, undefined);
  if (!longest) return undefined;
  const { sort, to } = longest;
  return sort ? { kind: 'condition', from: at, to, sort } : { kind: 'opaque', from: at, to };
};
