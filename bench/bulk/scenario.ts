import { searchFilterSchema } from '../../contract/creators/search/search-filter.ts';
import { jobs } from '../../server/schedule.ts';
import type { SignedIn } from '../../server/core/context.ts';
import { makeDb, makePool, type Db } from '../../server/core/db/database.ts';
import { asTeam } from '../../server/core/db/tenant.ts';
import { createTeam } from '../../server/identity/accounts/service.ts';
import { actOnSelection, runBulkTask, type BulkIds } from '../../server/creators/bulk/service.ts';
import { addList } from '../../server/creators/lists/change-list.ts';
import { loadSample } from '../../server/sandbox/controls/service.ts';
import { prepareDatabase } from '../../server/boot/prepare-database.ts';
import { realContext } from '../../server/core/real-context.ts';
import { startTestPostgres } from '../../test/harness/database/test-postgres.ts';
import { copyRows } from '../copy-rows.ts';
import { atMost, progress, quantile, round, type BenchOptions, type Report } from '../report.ts';

const durable = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };

interface Round {
  /** Seconds from the click to the response, and of the background task. */
  answerS: number;
  workS: number;
  added: number;
  /** The number of progress states that another connection saw meanwhile. */
  steps: number;
}

async function watchSteps(db: Db, teamId: number, isOver: () => boolean): Promise<number> {
  const seen = new Set<number>();
  while (!isOver()) {
    const rows = await asTeam(db, teamId, db =>
      db.selectFrom('background_tasks').select(['id', 'done']).execute(),
    );
    for (const row of rows) seen.add(row.id * 1e6 + row.done);
    await new Promise(resolve => setTimeout(resolve, 20));
  }
  return seen.size;
}

async function addAll(db: Db, ctx: SignedIn, name: string): Promise<Round> {
  const { id: listId } = await addList(db, ctx, { name, description: '', color: 1, visibility: 'team' });
  const sent: BulkIds[] = [];
  const filter = searchFilterSchema.parse({});
  const selection = { of: 'search', platform: 'tiktok', filter, hideBlocked: true } as const;
  const clicked = performance.now();
  await actOnSelection(db, ctx, { selection, action: { do: 'addToList', listId } }, async (_db, ids) => {
    sent.push(ids);
  });
  const answered = performance.now();
  let isOver = false;
  const steps = watchSteps(db, ctx.actor.teamId, () => isOver);
  for (const ids of sent) await runBulkTask(db, ctx, ids);
  const done = performance.now();
  isOver = true;
  const { members } = await asTeam(db, ctx.actor.teamId, db =>
    db.selectFrom('lists').select('members').where('id', '=', listId).executeTakeFirstOrThrow(),
  );
  return {
    answerS: round((answered - clicked) / 1000, 3),
    workS: round((done - answered) / 1000, 3),
    added: members,
    steps: await steps,
  };
}

/** Saves ten thousand search results to a list, compared with a bare COPY of as many rows. */
export async function benchBulk({ quick }: BenchOptions): Promise<Report> {
  const [creators, rounds] = quick ? [3000, 2] : [20_000, 5];
  const postgres = await startTestPostgres(durable);
  const db = makeDb(makePool({ url: postgres.appUrl, poolSize: 8, onIdleError: () => undefined }));
  try {
    await prepareDatabase(postgres.ownerUrl, db, jobs);
    progress(`loading ${creators} sample creators`);
    await loadSample(db, realContext(), { count: creators });
    const ids = await createTeam(db, realContext(), {
      teamName: 'Bench',
      nickname: 'Bench',
      username: 'bench',
      password: 'bench2026',
      isOperator: false,
      plan: 'team',
    });
    const ctx = realContext('zh', { ...ids, sessionId: 0, role: 'owner', isOperator: false });
    const timed: Round[] = [];
    for (let at = 1; at <= rounds; at++) {
      progress(`round ${at} of ${rounds}`);
      timed.push(await addAll(db, ctx as SignedIn, `list ${at}`));
    }
    const added = timed[0]?.added ?? 0;
    const copyS = await copyRows(postgres.ownerUrl, added);
    const middle = (values: number[]) => quantile(values, 0.5);
    const workS = middle(timed.map(each => each.workS));
    const answerS = middle(timed.map(each => each.answerS));
    return {
      results: [{ added, rounds: timed, copyS }],
      targets: [atMost(`work of adding ${added} search results to a list, s`, workS, 2)],
      table: [
        '| step | creators | seconds |',
        '| --- | --- | --- |',
        `| bare COPY of as many rows (baseline) | ${added} | ${copyS} |`,
        `| the answer to the click (search, order) | ${added} | ${answerS} |`,
        `| the work behind it | ${added} | ${workS} |`,
        '',
        `The middle of ${rounds} rounds; ${Math.min(...timed.map(each => each.steps))} or more steps of progress were seen from another connection.`,
      ],
    };
  } finally {
    await db.destroy();
    await postgres.stop();
  }
}
