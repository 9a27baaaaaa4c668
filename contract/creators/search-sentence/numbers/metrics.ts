import { matchAt, skip, sticky } from '../text/match-pattern.ts';
import type { Reader, Token } from '../text/tokens.ts';
import { type Range, readRange, readSuffix, type Unit } from './ranges.ts';
import { readSpan } from './time-spans.ts';

interface Metric {
  /** Names before the figures, and after them. */
  name: RegExp;
  noun: RegExp;
  filters: readonly [start: string, end: string];
  units: readonly Unit[];
  /** The meaning of a number without a bound. */
  bare: 'min' | 'max';
  /** Must follow: 40% of followers. */
  tail?: RegExp;
  /** Only 30 days may be named as the time beside it. */
  isMonthly?: boolean;
}

const latinEnd = '(?![a-z])';

const metrics: readonly Metric[] = [
  {
    name: sticky(
      String.raw`(?:粉丝|订阅|关注|追踪)(?:者|人)?(?:数量|总数|总量|数|量级|量|体量|规模|基数)?|粉(?:数|量)?|(?:follower|subscriber|sub|fan)(?:s| count| counts| base| number| numbers| size)?${latinEnd}|(?:a )?following${latinEnd}(?: of)?|audience size`,
    ),
    noun: sticky(
      String.raw` ?(?:个|名|位)?(?:的)?(?:粉丝(?:量|数)?|粉(?!丝?粘|刷|底|饼|色)|订阅(?:者|量|数)?|关注(?:者)?|追踪(?:者|数)?)| ?(?:of )?(?:(?:real|total|active|youtube|yt|tiktok|tk|instagram|insta|ig) )*(?:followers?|subscribers?|subs|fans)${latinEnd}(?: count)?`,
    ),
    filters: ['followerCount_start', 'followerCount_end'],
    units: ['none'],
    bare: 'min',
  },
  {
    name: sticky(
      String.raw`(?:视频|作品|平均|篇均|条均|场均|单条|单个视频|近期|最近|每条|每个视频)*的?(?:均播|播放|观看|浏览|观看次)(?:量|数|次数)?(?!率|粉)|(?:(?:the|their|an?|with|mean|typical) )*(?:average|avg\.?|mean|typical)(?: (?:video|post|reel|tiktok))? ?(?:of )?(?:views?|plays?|view count|play count|viewership|view counts)${latinEnd}|view counts?${latinEnd}|viewership${latinEnd}|(?:averag(?:e|es|ing)|avg)${latinEnd}(?=[^,;]*? (?:views|plays)${latinEnd})(?: (?:per|a|each) (?:video|post|reel))?|(?:views?|plays?)(?: (?:per|a|each|/) ?(?:video|post|reel))${latinEnd}|(?:views|plays) ?(?:on average)?${latinEnd}(?! ?-?(?:to|per)(?![a-z]))`,
    ),
    noun: sticky(
      String.raw` ?(?:次|的)?(?:平均|视频)?(?:均播|播放|观看)(?:量|数)?(?!粉|率|比)| ?(?:of )?(?:average|avg\.?|mean) (?:views?|plays?)${latinEnd}(?: (?:per|a|each) (?:video|post|reel))?| ?(?:views?|plays?)${latinEnd}(?: (?:per|a|each) (?:video|post|reel))?(?: on average)?`,
    ),
    filters: ['avg_plays_start', 'avg_plays_end'],
    units: ['none'],
    bare: 'min',
  },
  {
    name: sticky(
      String.raw`(?:平均|视频|粉丝)?互(?:动|懂)(?:率|律|绿|比)(?!高|好)|互动(?!等级|级别|评级|水平)|参与[率度]|(?:(?:average|avg) )?(?:engagement|interaction)(?: rates?)?${latinEnd}(?! level)|(?:average |avg )?(?:er|e\.r\.|eng|engagements?|eng rate|eng\. rate)${latinEnd}`,
    ),
    noun: sticky(
      String.raw` ?的?互动率?| ?(?:in )?(?:average |avg )?(?:engagement|interaction)(?: rates?)?${latinEnd}(?! level)| ?er${latinEnd}`,
    ),
    filters: ['avg_intrate_start', 'avg_intrate_end'],
    units: ['percent', 'none'],
    bare: 'min',
  },
  {
    name: sticky(
      String.raw`(?:播粉比|观粉比)(?:例|率)?|(?:平均)?(?:均播|播放量?|观看量?)(?:要|能|得|需|应)?(?:占|是|为|达到?|相当于|有)(?:到)?粉丝(?:总?数|量)?的?|播放粉丝比|播放(?:量)?[/比与和跟同对](?:粉丝|粉)(?:数|量)?(?:的|之)?(?:占比|比例|比率|比)?|(?:average |avg )?(?:views?|plays?)[ -]?(?:to|/|per|vs\.?)[ -]?(?:the )?(?:followers?|subscribers?|subs)(?: (?:ratio|rate|count))?${latinEnd}|(?:view|play)s?[ -]follower ratio`,
    ),
    noun: sticky(
      String.raw` ?的?播粉比| ?(?:views?|plays?)[ -]?(?:to|/|per)[ -]?followers?(?: ratio)?${latinEnd}`,
    ),
    filters: ['follower_plays_start', 'follower_plays_end'],
    units: ['percent', 'none', 'times'],
    bare: 'min',
  },
  {
    name: sticky(
      String.raw`(?:(?:their|the|an?|with) )*(?:average |avg\.? |mean )?(?:views?|plays?|view count|viewership)${latinEnd}`,
    ),
    noun: sticky(''),
    tail: sticky(
      String.raw` ?(?:of|relative to|compared (?:to|with)) (?:(?:the|their|its|own|total) )*(?:followers?|subscribers?|subs|audience|fans?)${latinEnd}(?:[ -](?:counts?|base|numbers?|size))?`,
    ),
    filters: ['follower_plays_start', 'follower_plays_end'],
    units: ['percent'],
    bare: 'min',
  },
  {
    name: sticky(
      String.raw`(?:月|每月|月均|月度|平均每月)?(?:涨粉|粉丝增长|粉丝增速|增粉|增长|增速)(?:率|幅度?|速度)?|(?:(?:monthly|their|who are|who|are|is|have|has|a|with|been|month-on-month) )*(?:(?:monthly )?(?:follower|followers|audience|subscriber|fan) growth|growth|(?:followers? |subscribers? )?(?:growing|grew|grow|grows|grown|gained|gaining))(?: rate)?(?: (?:their )?(?:followers?|audience|subscribers?))?${latinEnd}`,
    ),
    noun: sticky(
      String.raw` ?的?(?:月)?(?:涨粉|粉丝增长|增长)率?| ?(?:monthly )?(?:follower |subscriber )?growth(?: rate)?${latinEnd}`,
    ),
    filters: ['growth_start', 'growth_end'],
    units: ['percent'],
    bare: 'min',
    isMonthly: true,
  },
  {
    name: sticky(
      String.raw`(?:我们|我)?(?:的)?(?:预估|预计|单条|单个视频|单价|每条|一条|一条视频|广告|合作|达人|商务)*(?:报价|价格|价位|预算|费用|单价|要价|收费|价钱)|(?:(?:the|our|my|an?|estimated|est\.?|post|video|asking|total|with) )*(?:price|budget|cost|fee|quote)s?(?: range)?${latinEnd}(?: (?:per|a|for a|each) (?:post|video|reel))?|(?:charg(?:e|es|ing)|pric(?:ed|ing)|cost(?:s|ing)|asks for)${latinEnd}`,
    ),
    noun: sticky(
      String.raw` ?(?:的)?(?:报价|价格|预算|一条|每条|/条)| ?(?:per|a|each|/|for a) ?(?:post|video|reel)${latinEnd}| ?(?:budget|price)${latinEnd}`,
    ),
    filters: ['price_start', 'price_end'],
    units: ['yuan', 'none'],
    bare: 'max',
  },
];

const rateStart = 'avg_intrate_start';
const priceStart = 'price_start';
const ratioStart = 'follower_plays_start';

const link = sticky(
  String.raw` ?(?::|=|,|都?是|为|要求|要|需要|需|得|必须|应该?|都|也|能|可以?|保持|维持|控制|处于|处|位于|在|就|却|反而|倒|还|平均|一般|通常|基本|大多|大都|普遍|稳定|最好|尽量|有个|有着|有|数|范围|区间|(?:is|are|was|of|at(?! least| most| min| max| or| the)|should|must|has|have|needs?|to|be|being|sits?|sitting|hovering|rang(?:e|es|ing)|falls?|falling|total(?:ing|ling)?|ideally|preferably|by|rate|counts?|numbers?|size|somewhere|anywhere|that|which)(?![a-z]))`,
);

/** A ratio far above one is meant in percent. */
function inItsUnit(value: number, unit: Unit, metric: Metric): number {
  if (metric.filters[0] !== ratioStart) return value;
  return unit === 'percent' || (unit === 'none' && value >= 10)
    ? Number((value / 100).toPrecision(12))
    : value;
}

function tokenOf(metric: Metric, range: Range, from: number, to: number): Token {
  const bare = range.bare === undefined ? {} : { [metric.bare]: range.bare };
  const { min, max } = { ...range, ...bare };
  const filters: Record<string, string> = {};
  const [start, end] = metric.filters;
  if (min !== undefined) filters[start] = String(inItsUnit(min, range.unit, metric));
  if (max !== undefined) filters[end] = String(inItsUnit(max, range.unit, metric));
  return { kind: 'condition', from, to, filters };
}

const monthAfter = sticky(
  String.raw` ?,?(?:in |over |during |within )?(?:a|per|each|every|/|the last|last|this|the past|past) ?month(?![a-z])| ?(?:monthly|month[ -](?:on|over)[ -]month|mom)(?![a-z])| ?/月|每月|一个月`,
);
const isMonth = (days: number) => days >= 28 && days <= 31;

/** Returns where the time after a growth ends; undefined if it is not a month. */
function endOfMonth(text: string, to: number): number | undefined {
  const end = skip(monthAfter, text, to);
  if (end > to) return end;
  const span = readSpan(text, skip(sticky(' *'), text, to));
  const week = matchAt(
    sticky(String.raw` ?(?:in |over |during )?(?:a|per|each|every|/) ?(?:day|week|quarter|year)(?![a-z])`),
    text,
    to,
  );
  if (week) return undefined;
  return span ? (isMonth(span.days) ? span.to : undefined) : to;
}

const opaque = (from: number, to: number): Token => ({ kind: 'opaque', from, to });

function nameFirst(metric: Metric, text: string, from: number, start: number): Token | undefined {
  const name = matchAt(metric.name, text, start);
  if (!name?.[0]) return undefined;
  let at = start + name[0].length;
  for (let next = skip(link, text, at); next > at; next = skip(link, text, at)) at = next;
  const range = readRange(text, at, { noun: metric.noun });
  if (!range) return undefined;
  if (range.unit === 'foreign' && metric.filters[0] === priceStart) return opaque(from, range.to);
  if (!metric.units.includes(range.unit)) return undefined;
  const tail = metric.tail && matchAt(metric.tail, text, range.to)?.[0];
  if (metric.tail && !tail) return undefined;
  const to = tail ? range.to + tail.length : skip(metric.noun, text, range.to);
  const full = readSuffix(text, { ...range, to });
  return tokenOf(metric, full, from, full.to);
}

/** A separate noun may begin the next measure: 5w+ 均播1w+. */
function isNextName(text: string, from: number, to: number): boolean {
  const next = text[from] === ' ' ? readRange(text, skip(link, text, to)) : undefined;
  if (!next || next.bare !== undefined) return false;
  const min = next.min ?? next.max ?? 0;
  const isCount = min >= leastFollowers || next.unit === 'percent';
  return isCount && !metrics.some(({ noun }) => skip(noun, text, next.to) > next.to);
}

const leastFollowers = 1000;

/** "Ten creators with followers": the ten is not a number of followers. */
const fewest = 100;

function figuresFirst(metric: Metric, text: string, at: number): Token | undefined {
  const range = readRange(text, at, { noun: metric.noun });
  if (!range) return undefined;
  const to = skip(metric.noun, text, range.to);
  if (metric.tail || isNextName(text, range.to, to)) return undefined;
  const isPrice = metric.filters[0] === priceStart;
  if (isPrice && range.unit === 'foreign') return opaque(at, readSuffix(text, { ...range, to }).to);
  if (isPrice ? range.unit !== 'yuan' : to === range.to) return undefined;
  if (!metric.units.includes(range.unit)) return undefined;
  const isCount = metric.filters[0] !== ratioStart && range.unit === 'none';
  if (isCount && (range.bare ?? fewest) < fewest) return undefined;
  if (range.unit === 'none' && metric.filters[0] === rateStart) return undefined;
  const full = readSuffix(text, { ...range, to });
  return tokenOf(metric, full, at, full.to);
}

/** Reads a figure with its bounds: 粉丝1万到10万, 10w以上粉, ER at least 3%, under 2,000 yuan. */
export const readMetric: Reader = ({ text }, at) => {
  let longest: Token | undefined;
  for (const metric of metrics) {
    const span = metric.isMonthly ? readSpan(text, at) : undefined;
    const start = span ? skip(sticky('[ 的]*'), text, span.to) : at;
    let token = nameFirst(metric, text, at, start) ?? figuresFirst(metric, text, at);
    if (token && metric.isMonthly) {
      const end = endOfMonth(text, token.to);
      token =
        end === undefined || (span && !isMonth(span.days)) ? opaque(at, token.to) : { ...token, to: end };
    }
    if (token && token.to > (longest?.to ?? at)) longest = token;
  }
  return longest;
};

const countable = sticky('个|名|位|条|次|年|月|天|岁|元|块|%|[a-z]');
/** Reads a count with a bound and without a name as followers, as the industry writes it: 10w+, 100k+, 1-10万. */
export const readLoneCount: Reader = ({ text, original, places }, at) => {
  const range = readRange(text, at);
  if (!range || range.unit !== 'none' || range.bare !== undefined) return undefined;
  const figures = [range.min, range.max].flatMap(value => value ?? []);
  if (figures.some(value => value < leastFollowers) || matchAt(countable, text, range.to)) return undefined;
  // A space was typed before it: it belongs to no unknown word there.
  const isApart = original[(places[at] ?? 0) - 1] === ' ';
  const [followers] = metrics;
  return (
    followers && { ...tokenOf(followers, range, at, range.to), traits: { isGuarded: !isApart, isLone: true } }
  );
};
