import { matchAt, skip, sticky } from './match.ts';
import type { Reader, Token } from './pieces.ts';
import { type Range, readRange, readSuffix, type Unit } from './ranges.ts';
import { readSpan } from './times.ts';

interface Metric {
  /** Before the figures, and after them. */
  name: RegExp;
  noun: RegExp;
  filters: readonly [start: string, end: string];
  units: readonly Unit[];
  /** What a number without a bound is. */
  bare: 'least' | 'most';
  /** 30 days and no other time may be said beside it. */
  isMonthly?: boolean;
}

const latinEnd = '(?![a-z])';

export const metrics: readonly Metric[] = [
  {
    name: sticky(
      String.raw`(?:粉丝|订阅|关注)(?:者|人)?(?:数量|总数|数|量级|量|体量|规模)?|(?:follower|subscriber|sub|fan)(?:s| count| counts| base| number| numbers| size)?${latinEnd}|(?:a )?following${latinEnd}|audience size`,
    ),
    noun: sticky(
      String.raw` ?(?:个|名|位)?(?:的)?(?:粉丝(?:量|数)?|粉(?!丝?粘|刷|底)|订阅(?:者|量|数)?|关注(?:者)?)| ?(?:of )?(?:(?:real|total|active|youtube|tiktok|instagram|ig) )*(?:followers?|subscribers?|subs|fans)${latinEnd}(?: count)?`,
    ),
    filters: ['followerCount_start', 'followerCount_end'],
    units: ['none'],
    bare: 'least',
  },
  {
    name: sticky(
      String.raw`(?:视频|作品|平均|篇均|条均|场均|单条|单个视频|近期|每条)*(?:均播|播放|观看|浏览)(?:量|数|次数)?(?!率|粉)|(?:(?:the|their|an?|with|mean|typical) )*(?:average|avg\.?|mean|typical)(?: (?:video|post))? ?(?:of )?(?:views?|plays?|view count|play count)${latinEnd}(?: (?:per|a|each) (?:video|post|reel))?|(?:views?|plays?)(?: (?:per|a|each|/) ?(?:video|post|reel))${latinEnd}|(?:views|plays) ?(?:on average)?${latinEnd}(?! ?-?(?:to|per)(?![a-z]))`,
    ),
    noun: sticky(
      String.raw` ?(?:次|的)?(?:平均)?(?:均播|播放|观看)(?:量|数)?| ?(?:of )?(?:average|avg\.?|mean) (?:views?|plays?)${latinEnd}(?: (?:per|a|each) (?:video|post|reel))?| ?(?:views?|plays?)${latinEnd}(?: (?:per|a|each) (?:video|post|reel))?(?: on average)?`,
    ),
    filters: ['avg_plays_start', 'avg_plays_end'],
    units: ['none'],
    bare: 'least',
  },
  {
    name: sticky(
      String.raw`(?:平均)?互(?:动|懂)(?:率|律|绿|比)(?!高|好)|互动(?!等级|级别|评级|水平)|(?:(?:average|avg) )?(?:engagement|interaction)(?: rates?)?${latinEnd}(?! level)|(?:average |avg )?(?:er|eng rate|eng\. rate)${latinEnd}`,
    ),
    noun: sticky(
      String.raw` ?的?互动率?| ?(?:in )?(?:average |avg )?(?:engagement|interaction)(?: rates?)?${latinEnd}(?! level)| ?er${latinEnd}`,
    ),
    filters: ['avg_intrate_start', 'avg_intrate_end'],
    units: ['percent', 'none'],
    bare: 'least',
  },
  {
    name: sticky(
      String.raw`播粉比|播放粉丝比|播放(?:量)?[/比与和](?:粉丝|粉)(?:数|量)?(?:之?比|比例|比率)?|(?:average |avg )?(?:views?|plays?)[ -]?(?:to|/|per|vs\.?)[ -]?(?:the )?(?:followers?|subscribers?|subs)(?: (?:ratio|rate|count))?${latinEnd}|(?:view|play)s?[ -]follower ratio`,
    ),
    noun: sticky(
      String.raw` ?的?播粉比| ?(?:views?|plays?)[ -]?(?:to|/|per)[ -]?followers?(?: ratio)?${latinEnd}`,
    ),
    filters: ['follower_plays_start', 'follower_plays_end'],
    units: ['percent', 'none', 'times'],
    bare: 'least',
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
    bare: 'least',
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
    bare: 'most',
  },
];

const rateStart = 'avg_intrate_start';
const priceStart = 'price_start';
const ratioStart = 'follower_plays_start';

const link = sticky(
  String.raw` ?(?::|=|,|都?是|为|要求|要|需要|需|得|必须|应该?|都|也|能|可以?|保持|维持|控制|在|就|(?:is|are|of|at(?! least| most| min| max)|should be|must be|has to be|be|being|ideally|by|rate|numbers?|somewhere|anywhere)(?![a-z]))`,
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
  const { least, most } = { ...range, ...bare };
  const filters: Record<string, string> = {};
  const [start, end] = metric.filters;
  if (least !== undefined) filters[start] = String(inItsUnit(least, range.unit, metric));
  if (most !== undefined) filters[end] = String(inItsUnit(most, range.unit, metric));
  return { kind: 'condition', from, to, filters };
}

const monthAfter = sticky(
  String.raw` ?,?(?:in |over |during |within )?(?:a|per|each|every|/|the last|last|this|the past|past) ?month(?![a-z])| ?(?:monthly|month[ -](?:on|over)[ -]month|mom)(?![a-z])| ?/月|每月|一个月`,
);
const isMonth = (days: number) => days >= 28 && days <= 31;

/** Where the time said after a growth ends; undefined when it is another than a month. */
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
  const full = readSuffix(text, { ...range, to: skip(metric.noun, text, range.to) });
  return tokenOf(metric, full, from, full.to);
}

/** Ten creators with followers: the ten are no followers. */
const fewest = 100;

function figuresFirst(metric: Metric, text: string, at: number): Token | undefined {
  const range = readRange(text, at, { noun: metric.noun });
  if (!range) return undefined;
  const to = skip(metric.noun, text, range.to);
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

/** A figure with its bounds: 粉丝1万到10万, 10w以上粉, ER at least 3%, under 2,000 yuan. */
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
const leastFollowers = 1000;

/** A count with a bound and no name is one of followers, as the trade writes it: 10w+, 100k+, 1-10万. */
export const readLoneCount: Reader = ({ text }, at) => {
  const range = readRange(text, at);
  if (!range || range.unit !== 'none' || range.bare !== undefined) return undefined;
  const figures = [range.least, range.most].flatMap(value => value ?? []);
  if (figures.some(value => value < leastFollowers) || matchAt(countable, text, range.to)) return undefined;
  const [followers] = metrics;
  return (
    followers && { ...tokenOf(followers, range, at, range.to), traits: { isGuarded: true, isLone: true } }
  );
};
