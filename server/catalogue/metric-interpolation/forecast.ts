import type { Forecast } from '../../../contract/catalogue/post-forecast.ts';
import {
  forecastAge,
  growthOfCreator,
  growthOfPlatform,
  type GrowthRange,
  type GrowthReference,
} from './growth-ratios.ts';
import { ownGrowth } from './own-curve.ts';
import { trackOf, type Series } from './series-track.ts';

export interface ForecastReferences {
  /** Other posts of the same creator. */
  creator: readonly Series[];
  /** The platform's entry of `growthReferences(db)`. */
  platform: GrowthReference | null;
}

/** 80 % of values are within this many standard errors. */
const width = 1.28;

/**
 * Forecasts plays at day 30. From other posts: plays × the median of (plays at day 30 ÷ plays at this age), with the
 * 10th and 90th percentile as the range. From its own curve (`ownGrowth`): plays + expected growth, × and ÷ e^(1.28
 * standard errors of its logarithm). Never below the current plays. Null for a post that is older than 30 days, private
 * or gone.
 */
export function forecast30(
  post: Series,
  { creator, platform }: ForecastReferences,
  now: Date,
): Forecast | null {
  const track = trackOf(post, 'plays');
  const [last, plays] = [track.times.at(-1), track.values.at(-1)];
  if (track.publishedAt === null || last === undefined || plays === undefined || track.hasEnded) return null;
  const ageNow = (now.getTime() / 1000 - track.publishedAt) / 3600;
  const age = (last - track.publishedAt) / 3600;
  if (Math.max(age, ageNow) >= forecastAge || age <= 0) return null;
  const tracks = creator.map(each => trackOf(each, 'plays'));
  const byCreator = growthOfCreator(tracks, age);
  if (byCreator) return byRatios(plays, byCreator, 'creator');
  const byPlatform = platform && growthOfPlatform(platform, age);
  if (byPlatform) return byRatios(plays, byPlatform, 'platform');
  const growth = ownGrowth(track);
  if (!growth) return null;
  const factor = Math.exp(width * growth.spread);
  return {
    low: Math.floor(plays + growth.expected / factor),
    expected: Math.round(plays + growth.expected),
    high: Math.ceil(plays + growth.expected * factor),
    by: 'own',
    sample: track.times.filter(at => at > (track.publishedAt ?? 0)).length,
  };
}

function byRatios(plays: number, { low, median, high, sample }: GrowthRange, by: Forecast['by']): Forecast {
  const at = (ratio: number) => Math.max(plays, Math.round(plays * ratio));
  return { low: at(low), expected: at(median), high: at(high), by, sample };
}
