import { hasGap, valueIn, type Track } from './series-track.ts';
import { forecastAge } from './growth-ratios.ts';

/** Expected growth until day 30, and the standard error of its logarithm. */
export interface Growth {
  expected: number;
  spread: number;
}

interface Pace {
  /** Hours since publication, at the middle of the interval. */
  age: number;
  /** Logarithm of plays per hour. */
  rate: number;
}

/** A fitted line through the rates, and its uncertainty at the ages that matter for the expected growth. */
interface Line {
  slope: number;
  /** Mean squared residual. */
  rest: number;
  toCome: number;
  spread: number;
}

/** Earlier rates say nothing about the end of a curve. */
const youngest = 1 / 64;
const pieces = 12;
const fewestPaces = 4;
/** No curve is known more exactly than this. Beyond the widest spread nothing can be forecast. */
const leastSpread = 0.1;
const widestSpread = 2;
const leastRest = 0.01;
/** Even a smooth curve gets less certain the further day 30 is from the known points. */
const spreadAhead = 0.15;

/** Splits the curve into intervals of equal age ratio; joins an interval without gain with the next. */
function pacesOf(track: Track, born: number): Pace[] {
  const end = track.times.at(-1) ?? born;
  const first = track.times.find(at => at > born) ?? end;
  const begin = Math.max(first - born, (end - born) * youngest);
  const bounds = Array.from({ length: pieces + 1 }, (_, place) =>
    place === pieces ? end : born + begin * ((end - born) / begin) ** (place / pieces),
  );
  const joined: { from: number; to: number; gained: number }[] = [];
  let open: { at: number; value: number } | null = null;
  for (const at of bounds) {
    const value = valueIn(track, at);
    if (value !== null && open && value <= open.value) continue;
    if (value !== null && open) joined.push({ from: open.at, to: at, gained: value - open.value });
    open = value === null ? null : { at, value };
  }
  const last = joined.at(-1);
  if (last && open?.at === last.to) last.to = end;
  return joined.map(({ from, to, gained }) => ({
    age: Math.sqrt((from - born) * (to - born)) / 3600,
    rate: Math.log(gained / ((to - from) / 3600)),
  }));
}

/**
 * Fits the logarithm of the rate over `x` of the age by least squares. A rate never rises permanently: the slope is 0
 * at most.
 * @param toCome plays between now and day 30 by the line `at0 + slope · x` @param weight age at their middle
 */
function lineOver(
  paces: readonly Pace[],
  x: (age: number) => number,
  toCome: (at0: number, slope: number) => number,
  weight: (slope: number) => number,
): Line {
  const n = paces.length;
  const meanX = paces.reduce((sum, { age }) => sum + x(age), 0) / n;
  const meanRate = paces.reduce((sum, { rate }) => sum + rate, 0) / n;
  const squares = paces.reduce((sum, { age }) => sum + (x(age) - meanX) ** 2, 0);
  const products = paces.reduce((sum, { age, rate }) => sum + (x(age) - meanX) * (rate - meanRate), 0);
  const slope = Math.min(0, products / squares);
  const rests = paces.map(({ age, rate }) => rate - meanRate - slope * (x(age) - meanX));
  const rest = rests.reduce((sum, each) => sum + each ** 2, 0) / (n - 2);
  const reach = (x(weight(slope)) - meanX) ** 2 / squares;
  return {
    slope,
    rest,
    toCome: toCome(meanRate - slope * meanX, slope),
    spread: leastSpread + Math.sqrt(rest * (1 + 1 / n + reach)),
  };
}

/** ∫ of e^at0 · t^slope */
const underPower = (from: number, to: number) => (at0: number, slope: number) => {
  const power = slope + 1;
  const area = Math.abs(power) < 1e-9 ? Math.log(to / from) : (to ** power - from ** power) / power;
  return Math.exp(at0) * area;
};

/** ∫ of e^at0 · e^(slope · t) */
const underDecay = (from: number, to: number) => (at0: number, slope: number) =>
  Math.abs(slope) < 1e-9
    ? Math.exp(at0) * (to - from)
    : (Math.exp(at0 + slope * to) - Math.exp(at0 + slope * from)) / slope;

/**
 * Estimates how much a post will still grow until day 30, from its own curve. The rate is fitted as a power law of age
 * (it continues for long) and as an exponential decay (it ends), each by least squares of its logarithm. Both are mixed
 * by their likelihood; the spread grows with their disagreement. Null if too little is known.
 */
export function ownGrowth(track: Track): Growth | null {
  const { publishedAt: born, times } = track;
  const [first, last] = [times.find(at => born === null || at > born), times.at(-1)];
  if (born === null || first === undefined || last === undefined || last - first < 86_400) return null;
  if (times.filter(at => at > born).length < 6 || hasGap(track, last - (last - first) / 3, last)) return null;
  const paces = pacesOf(track, born);
  if (paces.length < fewestPaces) return null;
  const age = (last - born) / 3600;
  const byPower = lineOver(paces, Math.log, underPower(age, forecastAge), () => Math.sqrt(age * forecastAge));
  const byDecay = lineOver(
    paces,
    each => each,
    underDecay(age, forecastAge),
    slope => Math.min((age + forecastAge) / 2, age - 1 / Math.min(slope, -1e-9)),
  );
  const odds = ((byPower.rest + leastRest) / (byDecay.rest + leastRest)) ** (paces.length / 2);
  const share = odds / (1 + odds);
  const apart = Math.log(byDecay.toCome) - Math.log(byPower.toCome);
  const spread = Math.sqrt(
    share * byDecay.spread ** 2 + (1 - share) * byPower.spread ** 2 + share * (1 - share) * apart ** 2,
  );
  const expected = Math.exp(Math.log(byPower.toCome) + share * apart);
  if (!Number.isFinite(expected) || spread > widestSpread) return null;
  return { expected, spread: spread + spreadAhead * Math.log(forecastAge / age) };
}
