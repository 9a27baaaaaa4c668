import type { CheckOutcome } from '../../../../contract/monitoring/briefs/brief-kinds.ts';
import type { Db } from '../../../core/db/database.ts';
import { readLastFigures } from '../../../catalogue/metric-history/service.ts';
import { findBrief, type OfProject } from '../queries.ts';
import { requirementsIn } from '../requirements/wanted-requirements.ts';
import { checksOf } from './load-checks.queries.ts';

export type PostSum = 'passed' | 'failed' | 'waiting';

const sumOf = (outcomes: readonly CheckOutcome[], wanted: number): PostSum => {
  if (outcomes.includes('failed')) return 'failed';
  return outcomes.length < wanted || outcomes.includes('waiting') ? 'waiting' : 'passed';
};

/** Without requirements, a post only has to exist. */
async function whetherOnline(db: Db, keys: readonly string[]): Promise<Map<string, PostSum>> {
  const posts = await readLastFigures(db, keys);
  return new Map(
    keys.map(key => {
      const { state = 'waiting' } = posts.get(key) ?? {};
      return [key, state === 'online' ? 'passed' : state === 'waiting' ? 'waiting' : 'failed'];
    }),
  );
}

/** See `sumsOfPosts` of the service. */
export async function sumPosts(
  db: Db,
  of: OfProject,
  keys: readonly string[],
): Promise<Map<string, PostSum>> {
  if (!keys.length) return new Map();
  const brief = await findBrief(db, of);
  const requirements = brief ? requirementsIn(brief.requirements).map(({ key }) => key) : [];
  if (!requirements.length) return whetherOnline(db, keys);
  const checks = Map.groupBy(await checksOf(db, { ...of, keys, requirements }), ({ key }) => key);
  return new Map(
    keys.map(key => {
      const outcomes = (checks.get(key) ?? []).map(({ decision, outcome }): CheckOutcome => {
        if (decision === null) return outcome;
        return decision === 'accepted' ? 'met' : 'failed';
      });
      return [key, sumOf(outcomes, requirements.length)];
    }),
  );
}
