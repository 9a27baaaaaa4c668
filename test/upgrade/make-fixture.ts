import { mkdir } from 'node:fs/promises';
import { makeDb, makePool } from '../../server/core/db/database.ts';
import { prepareDatabase } from '../../server/boot/prepare-database.ts';
import { jobs } from '../../server/schedule.ts';
import { startTestApp } from '../harness/app/test-app.ts';
import { asSuperuser, withDatabase } from '../harness/database/copy-database.ts';
import { startTestPostgres } from '../harness/database/test-postgres.ts';
import { fillEmptyTables } from './fill-empty-tables.ts';
import { fillWorld } from './fill-world.ts';
import { fixtureCalls } from './fixture-calls.ts';
import { answerOf, fixtureFolder, writeFixture, type RecordedAnswer } from './fixture-file.ts';
import { copyOut } from './tables-as-text.ts';

const [, , name] = process.argv;
if (!name) throw new Error('node test/upgrade/make-fixture.ts NAME: e.g. the date of the newest migration');

const postgres = await startTestPostgres();
try {
  const { appUrl, ownerUrl } = postgres;
  const superuserUrl = withDatabase(postgres.superuserUrl, new URL(appUrl).pathname.slice(1));
  const db = makeDb(makePool({ url: appUrl, poolSize: 6, onIdleError: () => undefined }));
  await prepareDatabase(ownerUrl, db, jobs);
  const database = { db, appUrl, ownerUrl, drop: () => db.destroy() };
  const app = await startTestApp({}, { database });
  const tokens = await fillWorld(app);
  const { tables, empty, refused } = await asSuperuser(superuserUrl, async client => {
    const filled = await copyOut(client);
    const empty = filled.tables.filter(({ lines }) => lines.length === 0).map(({ name }) => name);
    const refused = await fillEmptyTables(client, empty, app.world.now());
    return { empty, refused, tables: await copyOut(client) };
  });
  const answers: RecordedAnswer[] = [];
  for (const call of fixtureCalls) answers.push(await answerOf(app, tokens, call));
  const folder = fixtureFolder(name);
  await mkdir(folder, { recursive: true });
  const jobNames = jobs.map(job => job.name);
  await writeFixture(folder, tables, { now: app.world.now().toISOString(), tokens, jobNames, answers });
  process.stdout.write(`Tables with a row that says nothing: ${empty.join(', ') || 'none'}\n`);
  process.stdout.write(`Tables without a row: ${refused.join(', ') || 'none'}\n`);
  for (const { caller, call, status } of answers) {
    if (status !== 200) process.stdout.write(`${status} ${caller} ${call}\n`);
  }
  await app.close();
} finally {
  await postgres.stop();
}
