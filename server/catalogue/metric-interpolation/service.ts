import type { Platform } from '../../../contract/core/platform.ts';
import type { Db } from '../../core/db/database.ts';
import type { GrowthReference } from './growth-ratios.ts';
import { referencesOf } from './growth-references.ts';
import type { Series } from './series-track.ts';
import { usualCurveOf, type SeenOnce, type UsualCurve } from './usual-curve.ts';

/** Default ages in hours at which posts are compared. */
/**
 * Computes the usual plays of a creator's posts by age: quartiles of known plays, from three posts or more.
 * @param seen posts without a history; one observation counts for ages within a fifth of its own
 */
export const usualCurve = (
  series: readonly Series[],
  seen: readonly SeenOnce[] = [],
  ages?: readonly number[],
): UsualCurve => usualCurveOf(series, seen, ages);
/**
 * Returns how posts of each platform grow here, from posts that were watched for 30 days; sample posts are separate
 * from real ones.
 */
export const growthReferences = (
  db: Db,
  { isSample }: { isSample: boolean },
): Promise<Map<Platform, GrowthReference>> => referencesOf(db, isSample);
