import { day } from '../../../../contract/core/format.ts';
import type { Db } from '../../../core/db/database.ts';
import { heldBackSources } from '../../../catalogue/creator-records/service.ts';
import { sparkDaysAt } from '../../monitored-posts/watched-post-figures.ts';
import { dayTotals } from '../../../catalogue/metric-interpolation/day-gains.ts';
import type { WatchedPost } from '../../../catalogue/metric-history/service.ts';
import { updateProject, type StoredProject } from '../../shared/projects.queries.ts';
import { partHeldBack } from './project-totals.ts';

const dayMs = 86_400_000;

/** Plays at the ends of the project's last days, oldest first. @param posts that may be used */
export const sparkOf = (posts: readonly WatchedPost[], zone: string, now: Date): (number | null)[] =>
  dayTotals(posts, 'plays', sparkDaysAt(now, zone)).map(({ atEnd }) => atEnd);

/**
 * Stores a project's sparkline for the list of projects, which would otherwise have to read every history of every
 * project.
 */
export async function keepSpark(
  db: Db,
  { teamId, id, zone, now }: { teamId: number; id: number; zone: string; now: Date },
  posts: readonly WatchedPost[],
): Promise<void> {
  const { free } = partHeldBack(posts, new Set(await heldBackSources(db)));
  const spark = JSON.stringify(sparkOf(free, zone, now));
  await updateProject(db, teamId, id, { spark, spark_on: sparkDaysAt(now, zone).to });
}

/** The stored sparkline as of today; days since it was stored are unknown. */
export function keptSpark({ spark, spark_on, zone }: StoredProject, now: Date): (number | null)[] {
  if (spark_on === null) return [];
  const passed = Math.round((Date.parse(day(now.toISOString(), zone)) - Date.parse(spark_on)) / dayMs);
  if (passed <= 0) return spark;
  return spark.map((_, place) => spark[place + passed] ?? null);
}
