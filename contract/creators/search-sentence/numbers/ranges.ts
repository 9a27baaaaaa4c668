import { type Amount, readAmount } from './amounts.ts';
import { matchAt, skip, sticky } from '../text/match-pattern.ts';

export type Unit = 'none' | 'percent' | 'yuan' | 'foreign' | 'times';
type Sense = 'min' | 'max' | 'about';

/** A number with its inclusive bounds; `bare` if none was given. */
export interface Range {
  min?: number;
  max?: number;
  bare?: number;
  unit: Unit;
  to: number;
}

const before: Record<Sense, RegExp> = {
  min: sticky(
    String.raw`(?:>=?|≥|(?:at or above|at or over|at least|at minimum|a minimum of|minimum of|minimum|min\.?|no less than|not less than|no fewer than|not fewer than|no lower than|not lower than|no smaller than|not smaller than|not under|not below|in excess of|beyond|surpassing|surpasses|crossing|topping|a min of|min of|more than|greater than|higher than|bigger than|larger than|better than|over|above|exceed(?:s|ing)?|surpass|tops|starting at|starting from|upwards? of|north of|from)(?![a-z])|(?:别|不要|不能|不可|不得|不可以|不应)(?:低于|少于|小于|低过|少过)|不少过|超出|超过|超|大于等于|大于|高于|多于|不止|不低于|不少于|不低过|不小于|不下于|至少|最少|最低|起码|突破|破|过|达到|达|满|上)`,
  ),
  max: sticky(
    String.raw`(?:<=?|≤|(?:at or below|at or under|at most|at maximum|a maximum of|maximum of|maximum|max\.?|no more than|not more than|no higher than|no greater than|not over|not above|not exceeding|not exceed|no bigger than|no larger than|not bigger than|capped at|a max of|max of|beneath|up to|less than|fewer than|lower than|smaller than|under|below|within)(?![a-z])|不超过|不超|不高于|不多于|不大于|(?:别|不要|不能|不可|不得|不可以|没|未|不应)(?:超过|超出|高于|多于|大于|超)|不超出|不大过|不到|没到|未满|不满|不足|低于|小于|少于|至多|最多|最高|顶多)`,
  ),
  about: sticky(
    String.raw`(?:~|(?:around|about|in the region of|in the ballpark of|approximately|approx\.?|roughly|circa|nearly|close to|some)(?![a-z])|约为|大约|大概|大致|约莫|差不多|接近|将近|约)`,
  ),
};
const after: Record<Sense, RegExp> = {
  min: sticky(
    String.raw` ?(?:\+|(?:or more|or above|or higher|or over|or greater|or better|or bigger|or larger|and up|and beyond|onwards|as a minimum|at a minimum|at the least|at minimum|and above|and over|and more|and higher|upwards|up|plus|minimum|min|at least|at minimum)(?![a-z])|及以上|或以上|和以上|以上|往上|朝上|向上|打底|保底|起步|起|级别?|开外|或更多|或更高|及更多|或者以上)`,
  ),
  max: sticky(
    String.raw` ?(?:(?:or less|or fewer|or below|or under|or lower|or smaller|or cheaper|as a maximum|at maximum|at the most|and under|and below|and less|max|maximum|at most|at maximum|tops)(?![a-z])|及以下|或以下|和以下|以下|以内|之内|之下|封顶|为上限|或更少|或更低|或者以下|内)`,
  ),
  about: sticky(String.raw` ?(?:(?:or so|more or less|give or take)(?![a-z])|左右|上下|前后)`),
};
const between = sticky(String.raw`(?:(?:in |anywhere |somewhere )?(?:between|from)(?![a-z])|介于|在|从)`);
const joiner = sticky(String.raw` ?(?:-|~|至|到|(?:up )?to(?![a-z])|through(?![a-z])|until(?![a-z]))`);
const andJoiner = sticky(String.raw` ?(?:and(?![a-z])|&|和|与)`);
const closing = sticky(' ?(?:之间|区间|范围)');
const but = sticky(String.raw`,? ?(?:(?:but|yet|and)(?![a-z])|但|且|并且|同时)`);
const spaces = sticky(' *');

const currency = sticky(String.raw`(?:(¥|rmb ?|cny ?|人民币)|us\$|\$|€|£|usd ?|eur ?|gbp ?|美元|美金)`);
const units: [Unit, RegExp][] = [
  ['percent', sticky(String.raw` ?(?:%|percent(?![a-z])|per cent(?![a-z])|pct(?![a-z])|个?百分点|个点)`)],
  [
    'foreign',
    sticky(
      String.raw` ?(?:美元|美金|美刀|刀|欧元?|英镑|日元|韩元|泰铢|港币|港元|新台币|台币|卢比|(?:usd|us dollars?|dollars?|bucks|eur|euros?|pounds?|gbp|yen|baht|hkd|twd|sgd|myr|idr|inr)(?![a-z])|[$€£])`,
    ),
  ],
  ['yuan', sticky(String.raw` ?(?:元人民币|块钱|元|块|人民币|(?:rmb|cny|yuan|renminbi|kuai)(?![a-z]))`)],
  ['times', sticky(String.raw` ?(?:倍|x(?![a-z])|times(?! (?:a|per|each|every)(?![a-z])))`)],
];

interface Bound extends Amount {
  unit: Unit;
}

function readBound(text: string, start: number): Bound | undefined {
  let at = skip(spaces, text, start);
  const money = matchAt(currency, text, at);
  const isShare = text.startsWith('百分之', at);
  at = skip(spaces, text, at + (isShare ? 3 : (money?.[0].length ?? 0)));
  const amount = readAmount(text, at);
  if (!amount) return undefined;
  for (const [unit, pattern] of units) {
    const to = skip(pattern, text, amount.to);
    if (to > amount.to) return { ...amount, unit, to };
  }
  return { ...amount, unit: isShare ? 'percent' : money ? (money[1] ? 'yuan' : 'foreign') : 'none' };
}

/** Twenty percent below and above. */
const around = (value: number) => ({
  min: Number((value * 0.8).toPrecision(12)),
  max: Number((value * 1.2).toPrecision(12)),
});

function withSense(range: Range, value: number, sense: Sense): Range {
  const { bare: _, ...rest } = range;
  return sense === 'about' ? { ...rest, ...around(value) } : { ...rest, [sense]: value };
}

const senses: readonly Sense[] = ['max', 'min', 'about'];

function senseAt(table: Record<Sense, RegExp>, text: string, at: number) {
  for (const sense of senses) {
    const found = matchAt(table[sense], text, at)?.[0];
    if (found) return { sense, to: at + found.length };
  }
  return undefined;
}

/** Reads a bound after the number, or after its noun: 以上, or more. */
export function readSuffix(text: string, range: Range): Range {
  const found = range.bare === undefined ? undefined : senseAt(after, text, range.to);
  if (!found || range.bare === undefined) return range;
  return { ...withSense(range, range.bare, found.sense), to: found.to };
}

function secondBound(text: string, first: Bound, isBetween: boolean, noun: RegExp | undefined) {
  const end = noun ? skip(noun, text, first.to) : first.to;
  const joined = matchAt(joiner, text, end) ?? (isBetween ? matchAt(andJoiner, text, end) : null);
  return joined ? readBound(text, end + joined[0].length) : undefined;
}

function rangeOf(first: Bound, second: Bound, text: string): Range {
  const inherits = first.scale === 1 && first.value * second.scale < second.value;
  const min = inherits ? first.value * second.scale : first.value;
  const unit = second.unit === 'none' ? first.unit : second.unit;
  const [low, high] = min <= second.value ? [min, second.value] : [second.value, min];
  return { min: low, max: high, unit, to: skip(closing, text, second.to) };
}

/** Reads a second bound: at least 30% but no more than 150%, 5万以上20万以下. */
function withOtherEnd(text: string, range: Range): Range {
  if (range.bare !== undefined || (range.min !== undefined && range.max !== undefined)) return range;
  const next = readOne(text, skip(spaces, text, skip(but, text, range.to)), undefined);
  const isOther = next && (range.min === undefined ? next.min !== undefined : next.max !== undefined);
  const isAlone = next && (next.min === undefined || next.max === undefined) && next.bare === undefined;
  if (!isOther || !isAlone || (next.unit !== range.unit && next.unit !== 'none')) return range;
  return { ...range, ...next, unit: range.unit };
}

export interface RangeOptions {
  /** May follow the first number too: 1万粉到5万粉. */
  noun?: RegExp;
  /** The bound was given before, with a word in between: 至多发5条. */
  sense?: Sense | undefined;
}

function readOne(text: string, start: number, options: RangeOptions | undefined): Range | undefined {
  let at = skip(spaces, text, start);
  const opening = matchAt(between, text, at)?.[0];
  if (opening) {
    const inside = skip(spaces, text, at + opening.length);
    const first = readBound(text, inside);
    const second = first && secondBound(text, first, true, options?.noun);
    if (first && second) return rangeOf(first, second, text);
  }
  let sense = options?.sense;
  for (let found = senseAt(before, text, at); found; found = senseAt(before, text, at)) {
    sense = sense && found.sense === 'about' ? sense : found.sense;
    at = skip(spaces, text, found.to);
  }
  const first = readBound(text, at);
  if (!first) return undefined;
  const isOpen = sense === undefined || sense === 'about';
  const second = isOpen ? secondBound(text, first, false, options?.noun) : undefined;
  if (second) return rangeOf(first, second, text);
  const bare: Range = { bare: first.value, unit: first.unit, to: first.to };
  const suffixed = readSuffix(text, bare);
  if (!sense) return suffixed;
  // A second bound begins after it: min 15k max 45k.
  const isSame = sense === 'about' || suffixed.bare !== undefined || suffixed[sense] === first.value;
  return { ...withSense(bare, first.value, sense), to: isSame ? suffixed.to : first.to };
}

/** Reads the kind of bound before a word in between. */
export const readSense = (text: string, at: number) => senseAt(before, text, at);

/** Reads 10万到50万, 5%以上, at least half a million, between 3 and 6 percent, 十万左右, under 2,000 yuan. */
export function readRange(text: string, at: number, options?: RangeOptions): Range | undefined {
  const range = readOne(text, at, options);
  return range && withOtherEnd(text, range);
}
