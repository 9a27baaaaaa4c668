import { setTimeout as pass } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { createAcquisition } from '../../../contract/creators/acquisitions/acquisitions.ts';
import { linksTo, someChannels, upTo } from '../../../test/fixtures/creators/acquisition-fixture.ts';
import { startAcquisitionProcess } from '../../../test/harness/processes/acquisition-process.ts';
import { testContext } from '../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database/fresh-database.ts';
import { listenAsPlatforms, type ListeningPlatforms } from '../../sandbox/fake-platforms/fake-platforms.ts';
import { peopleOf } from '../../sandbox/fake-platforms/fake-people.ts';
import { testSources } from '../../../test/harness/sources/test-sources.ts';
import { makeTeam } from '../../../test/fixtures/two-teams/two-teams.ts';
import type { SignedIn } from '../../core/context.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { seedSandboxCredentials } from '../../sourcing/sources/credentials/sandbox-credentials.ts';
import { addAcquisition } from './creation/create-acquisition.ts';

const links = 200;
const people = peopleOf(someChannels(links));
/** The most requests that a worker runs at the same time. */
const atOnce = 4;

interface World {
  database: TestDatabase;
  platforms: ListeningPlatforms;
  teamId: number;
  id: number;
}

/** Makes the same in every database: a team and an acquisition of some hundred links, some of which lead nowhere. */
async function prepare(): Promise<World> {
  const database = await freshDatabase();
  onTestFinished(() => database.drop());
  const platforms = await listenAsPlatforms({ people, now: () => new Date() });
  onTestFinished(() => platforms.close());
  const { db } = database;
  const world = testContext(new Date().toISOString());
  const sources = testSources(platforms.address);
  await seedSandboxCredentials(db, world, sources);
  const team = await makeTeam(db, world, 'chaos', { plan: 'team' });
  const ctx: SignedIn = { ...world, actor: { ...team, sessionId: 0, role: 'owner', isOperator: false } };
  const lines = [linksTo(upTo(links)), '@nobody1', '@nobody2', 'youtube.com/watch?v=1', '@channel7'].join(
    '\n',
  );
  const asked = { platform: 'youtube', kind: 'links', name: 'Chaos', newListName: 'Chaos' } as const;
  const id = await addAcquisition(db, ctx, sources, createAcquisition.body.parse({ ...asked, links: lines }));
  return { database, platforms, teamId: team.teamId, id };
}

const settledItems = ({ database: { db }, teamId, id }: World) =>
  asTeam(db, teamId, async db => {
    const { added, already, failed, state } = await db
      .selectFrom('acquisitions')
      .select(['added', 'already', 'failed', 'state'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return { settled: added + already + failed, isDone: state === 'done' };
  });

/**
 * Returns everything that an acquisition leaves, with names in place of ids and without times, because these differ.
 */
async function result({ database: { db }, teamId }: World) {
  const ask = async (query: ReturnType<typeof sql>) => (await query.execute(db)).rows;
  const catalogue = {
    creators: await ask(sql`select handle, name, followers, source from creators order by handle`),
    posts: await ask(sql`
      select c.handle, count(*) as posts from posts p join creators c on c.id = p.creator_id group by 1 order by 1`),
    answers: await ask(sql`select scope from source_answers`),
    due: await ask(sql`select id from due_work where kind = 'acquisition.run'`),
  };
  const own = await asTeam(db, teamId, async db => {
    const asked = async (query: ReturnType<typeof sql>) => (await query.execute(db)).rows;
    return {
      acquisition: await asked(sql`
        select state, found, added, already, failed, is_searching, hold_up, tries from acquisitions`),
      items: await asked(sql`
        select i.position, i.asked, i.outcome, i.reason, i.fault, c.handle from acquisition_items i
        left join creators c on c.id = i.creator_id order by i.position`),
      members: await asked(sql`
        select c.handle from list_members m join creators c on c.id = m.creator_id order by c.handle`),
      lists: await asked(sql`select members from lists`),
      used: await asked(sql`select key, used from entitlement_uses order by key, scope`),
      works: await asked(sql`select state, done, total from background_tasks`),
      notified: await asked(sql`select kind from notifications order by id`),
    };
  });
  return { ...catalogue, ...own };
}

/** Waits until it is done and no work is due: a kill may come between the two. */
async function untilDone(world: World): Promise<void> {
  const isDue = async () =>
    (await sql`select id from due_work where kind = 'acquisition.run'`.execute(world.database.db)).rows
      .length > 0;
  while (!(await settledItems(world)).isDone || (await isDue())) await pass(20);
}

it('has the same result however often its worker is killed, and repeats no answered request', async () => {
  const [calm, wild] = [await prepare(), await prepare()];
  const workOf = ({ database, platforms }: World) => ({ appUrl: database.appUrl, platforms: platforms.address });
  /** A test that runs out of time must not leave it behind. */
  const startWorker = async (world: World) => {
    const worker = await startAcquisitionProcess(workOf(world));
    onTestFinished(worker.kill);
    return worker;
  };
  const alone = await startWorker(calm);
  const begun = performance.now();
  await untilDone(calm);
  const duration = performance.now() - begun;
  alone.kill();

  const seen: number[] = [];
  while (seen.length < 25) {
    const worker = await startWorker(wild);
    await Promise.race([pass(400 + Math.random() * duration * 0.3), untilDone(wild)]);
    worker.kill();
    await worker.ended;
    const { settled, isDone } = await settledItems(wild);
    seen.push(settled);
    if (isDone) break;
    // Ends the leases at once: a kill of a process that only waits for a dead worker's lease shows nothing.
    await sql`update due_work set leased_until = clock_timestamp() where leased_by <> ''`.execute(
      wild.database.db,
    );
  }
  const last = await startWorker(wild);
  await untilDone(wild);
  last.kill();

  const { asked } = wild.platforms;
  const twice = asked.length - new Set(asked).size;
  console.log(
    `alone ${Math.round(duration)} ms; settled at ${seen.length} kills: ${seen.join()}; asked ${asked.length} times, ${twice} of it again`,
  );
  const expected = await result(calm);
  expect(expected.acquisition).toMatchObject([{ state: 'done', found: links + 4, added: links, already: 0, failed: 4 }]);
  expect(expected.members).toHaveLength(links);
  expect([expected.answers, expected.due]).toEqual([[], []]);
  expect(await result(wild)).toEqual(expected);
  expect(new Set(asked).size).toBe(new Set(calm.platforms.asked).size);
  expect(asked.filter(line => !calm.platforms.asked.includes(line))).toEqual([]);
  expect(new Set(calm.platforms.asked).size).toBe(calm.platforms.asked.length);
  expect(twice).toBeLessThanOrEqual(seen.length * atOnce);
  // Some kills must have come in the middle, otherwise the test shows nothing.
  expect(seen.some(settled => settled > 4 && settled < links + 4), `settled at the kills: ${seen.join()}`).toBe(true);
}, 900_000); // oxfmt-ignore
