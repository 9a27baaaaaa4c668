import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { putDue, putDueOnce, processDue, type DueWork } from '../../../core/db/due-work/due-work.ts';
import { hitRulesVersion } from './classify-hits.ts';
import { outdatedRounds } from './hits.queries.ts';
import { judgeRound } from './judge-hits.ts';

const kindOf = (version: number) => `mail.hits v${version}` as const;

const tasksAtOnce = 20;
const messagesAtOnce = 50;

/** Notes that hits of a task were judged by the current rules, so that they are judged again when the rules change. */
export const rememberJudged = (db: Db, of: DueWork, at: Date): Promise<void> =>
  putDueOnce(db, kindOf(hitRulesVersion), of, at);

/** @returns the number of tasks of which some hits were judged again; 0 if all are judged by the current rules */
export async function reclassifyHits(pool: Db, ctx: Context): Promise<number> {
  let done = 0;
  for (let version = 0; version < hitRulesVersion; version++) {
    done += await processDue(
      pool,
      kindOf(version),
      ctx.now(),
      async (db, { teamId, id: taskId }) => {
        const rounds = await outdatedRounds(db, { teamId, taskId }, hitRulesVersion, messagesAtOnce);
        for (const { recipient_id: recipientId, round } of rounds) {
          await judgeRound(db, teamId, { taskId, recipientId, round });
        }
        const of = { teamId, id: taskId };
        if (rounds.length === messagesAtOnce) await putDue(db, kindOf(version), of, ctx.now());
        else await rememberJudged(db, of, ctx.now());
      },
      tasksAtOnce,
    );
  }
  return done;
}
