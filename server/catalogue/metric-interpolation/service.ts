import type { Platform } from '../../../contract/core/platform.ts';
import type { Db } from '../../core/db/database.ts';
import type { GrowthReference } from './growth-ratios.ts';
import { referencesOf } from './growth-references.ts';
import type { Series } from './series-track.ts';
import { usualCurveOf, type SeenOnce, type UsualCurve } from './usual-curve.ts';

/** Hours at which posts are compared where nothing else is asked for. */
/**
 * What is usual with a creator's posts by age: quartiles of the plays that are known then, of three posts or more.
 * @param seen posts without a series; one observation stands for ages within a fifth of its own
 */
export const usualCurve = (
  series: readonly Series[],
  seen: readonly SeenOnce[] = [],
  ages?: readonly number[],
): UsualCurve => usualCurveOf(series, seen, ages);
/** How posts of each platform grow here, from those watched for 30 days; samples apart from real posts. */
export const growthReferences = (
  db: Db,
  { isSample }: { isSample: boolean },
): Promise<Map<Platform, GrowthReference>> => referencesOf(db, isSample);
