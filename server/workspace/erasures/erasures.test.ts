import { afterAll, beforeAll, expect, test } from 'vitest';
import * as contract from '../../../contract/workspace/erasures.ts';
import { addSuppressions } from '../../../contract/outreach/suppressions.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { queuedFor } from '../../../test/harness/app/queued-jobs.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { untilOneWaits } from '../../../test/harness/database/until-one-waits.ts';
import { fillOrders } from '../../../test/fixtures/two-teams/two-teams-orders.ts';
import { makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import { writeRecords } from '../../catalogue/creator-records/service.ts';
import { findNamedCreators } from '../../catalogue/creator-records/writing/named-creators.ts';
import { deleteTeamRows } from '../../core/db/personal-data/team-rows.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { suppressAddress } from '../../outreach/suppressions/service.ts';
import { runErasuresJob } from './jobs.ts';
import { runErasures } from './service.ts';

let app: TestApp;
let operator: Account;
let team: Account;
let tokens: { operator: string; team: string };

beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.database;
  operator = await makeTeam(db, app.world, 'operator', { isOperator: true });
  team = await makeTeam(db, app.world, 'team');
  tokens = { operator: await app.signInAs(operator), team: await app.signInAs(team) };
});
afterAll(() => app.close());

const write = (handle: string, emails: string[]) =>
  writeRecords(app.database.db, app.world, 'file', [
    {
      type: 'creator',
      platform: 'tiktok',
      handle,
      name: `Name of ${handle}`,
      homepageUrl: `https://www.tiktok.com/@${handle}`,
      emails,
    },
  ]);
const idOf = async (handle: string) =>
  (await findNamedCreators(app.database.db, [{ platform: 'tiktok', handle }]))[0]?.id;
const find = (who: string, token = tokens.operator) =>
  callApp(app, contract.findPerson, { token, body: { who } });
const erase = (who: string, confirmation = who, token = tokens.operator) =>
  callApp(app, contract.erasePerson, { token, body: { who, confirmation } });
const run = () => runErasures(app.database.db, app.world);

test('finds a creator by the page and by an address of their own, but not by one that several share', async () => {
  await write('anna', ['anna@own.example', 'agency@shared.example']);
  await write('berta', ['agency@shared.example']);
  const page = await find('https://www.tiktok.com/@anna?lang=en');
  expect(page.data.addresses).toEqual(['anna@own.example']);
  expect(page.data.names).toContain('Name of anna');
  expect((await find('ANNA@own.example')).data.names).toContain('anna');
  const shared = (await find('agency@shared.example')).data;
  expect(shared.names).toEqual([]);
  expect(shared.held).toEqual([{ kind: 'profile', rows: 2, quoting: 0, teams: 0 }]);
});

test('exports what is held, and keeps nobody else', async () => {
  await write('clara', ['clara@own.example']);
  const id = (await idOf('clara')) ?? 0;
  await asTeam(app.database.db, team.teamId, db =>
    db
      .insertInto('team_creator_tags')
      .values({
        team_id: team.teamId,
        creator_id: id,
        tag: 'tea',
        added_by: team.accountId,
        added_at: app.world.now(),
      })
      .execute(),
  );
  const reply = await app.inject({
    method: 'POST',
    path: contract.exportPerson.path,
    token: tokens.operator,
    body: { who: 'clara@own.example' },
  });
  expect(reply.headers['content-disposition']).toContain('person.json');
  const { person, data } = reply.json<{ person: { addresses: string[] }; data: Record<string, unknown> }>();
  expect(person.addresses).toEqual(['clara@own.example']);
  expect(JSON.stringify(data.teamNotes)).toContain('"tag":"tea"');
  expect(JSON.stringify(data)).not.toContain('berta');
});

test('erases after the same was typed again, and gives a certificate', async () => {
  const { db } = app.database;
  await write('dora', ['dora@own.example']);
  const proof = { way: 'account', address: '', agent: '', task: '', note: '' } as const;
  await asTeam(db, team.teamId, db =>
    suppressAddress(db, app.world, team.teamId, { address: 'dora@own.example', reason: 'manual', proof }),
  );
  const held = (await find('dora@own.example')).data.held.reduce((sum, { rows }) => sum + rows, 0);
  expect((await erase('dora@own.example', 'dora')).fields).toEqual(['confirmation']);
  const before = await queuedFor(app.database, runErasuresJob.name);
  const { data } = await erase('dora@own.example');
  expect(await queuedFor(app.database, runErasuresJob.name)).toEqual([...before, {}]);
  const listed = async () =>
    (await callApp(app, contract.listErasures, { token: tokens.operator })).data.erasures.find(
      ({ id }) => id === data.id,
    );
  expect(await listed()).toMatchObject({ endedAt: null, teams: 2, teamsDone: 0 });
  await run();
  expect(await listed()).toMatchObject({
    endedAt: app.world.now().toISOString(),
    teamsDone: 2,
    done: { deleted: held, cleared: 0, rewritten: 0 },
  });
  expect(await idOf('dora')).toBeUndefined();
  const certificate = await app.inject({
    method: 'GET',
    path: contract.getErasureCertificate.path.replace(':id', String(data.id)),
    token: tokens.operator,
  });
  expect(certificate.body).toContain('个人信息清除证明');
  expect(certificate.body).not.toContain('dora');
  expect((await find('dora@own.example')).data.held).toEqual([]);
});

test('the team that held something is told in its operation records, without a name, and no other', async () => {
  const { db } = app.database;
  const untouched = await makeTeam(db, app.world, 'untouched');
  await write('hanna', ['hanna@own.example']);
  const proof = { way: 'account', address: '', agent: '', task: '', note: '' } as const;
  await asTeam(db, team.teamId, db =>
    suppressAddress(db, app.world, team.teamId, { address: 'hanna@own.example', reason: 'manual', proof }),
  );
  const told = ({ teamId }: Account) =>
    asTeam(db, teamId, db =>
      db
        .selectFrom('audit_log_entries as e')
        .innerJoin('audit_log_values as v', 'v.entry_id', 'e.id')
        .select(['e.account_id', 'e.subject', 'v.subject_name', 'v.before', 'v.after'])
        .where('e.action', '=', 'team.erasure')
        .execute(),
    );
  const before = (await told(team)).length;
  await erase('hanna@own.example');
  await run();
  const records = await told(team);
  expect(records).toHaveLength(before + 1);
  expect(records.at(-1)).toEqual({
    account_id: null,
    subject: 'team',
    subject_name: '',
    before: null,
    after: null,
  });
  expect(await told(untouched)).toEqual([]);
});

test('who was erased stays out, and a new person does not', async () => {
  await write('eva', ['eva@own.example']);
  await erase('https://www.tiktok.com/@eva');
  await run();
  await write('Eva', []);
  expect(await idOf('eva')).toBeUndefined();
  await write('fiona', ['eva@own.example', 'fiona@own.example']);
  expect((await find('fiona@own.example')).data.names).toContain('fiona');
  expect((await find('eva@own.example')).data.held).toEqual([]);
  const pasted = await callApp(app, addSuppressions, {
    token: tokens.team,
    body: { pasted: 'Eva@own.example\ngina@own.example', note: '' },
  });
  expect(pasted.data.lines).toMatchObject([
    { outcome: 'failed', reason: 'erased' },
    { outcome: 'added', reason: null },
  ]);
});

test('refuses what names nobody, and everybody who is no operator', async () => {
  expect((await find('nobody at all')).fields).toEqual(['who']);
  expect((await find('https://www.tiktok.com/@neverseen')).fields).toEqual(['who']);
  expect((await find('x')).fields).toEqual(['who']);
  expect((await find('anna@own.example', tokens.team)).status).toBe(403);
  expect((await erase('anna@own.example', 'anna@own.example', tokens.team)).status).toBe(403);
  expect((await callApp(app, contract.listErasures, { token: tokens.team })).status).toBe(403);
  const none = await app.inject({
    method: 'GET',
    path: contract.getErasureCertificate.path.replace(':id', '999'),
    token: tokens.operator,
  });
  expect(none.statusCode).toBe(404);
});

test('erases also from the orders of a team that is closed', async () => {
  const { db } = app.database;
  const gone = await makeTeam(db, app.world, 'gone');
  await fillOrders(db, app.world, gone);
  await deleteTeamRows(db, gone.teamId, 'team.close');
  const held = async () => (await find('li@example.com')).data.held;
  expect(await held()).toMatchObject([{ kind: 'payments', quoting: 1 }]);
  await erase('li@example.com');
  await run();
  expect(await held()).toEqual([]);
});

test('erases also what somebody else is changing at that moment', async () => {
  const { db } = app.database;
  await write('ina', ['ina@own.example']);
  const creator_id = (await idOf('ina')) ?? 0;
  const theirs = { team_id: team.teamId, creator_id, added_by: team.accountId, added_at: app.world.now() };
  await asTeam(db, team.teamId, db =>
    db
      .insertInto('team_creator_tags')
      .values({ ...theirs, tag: 'tea' })
      .execute(),
  );
  await erase('ina@own.example');
  const changed = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const changing = asTeam(db, team.teamId, async db => {
    await db
      .updateTable('team_creator_tags')
      .set({ tag: 'coffee' })
      .where('creator_id', '=', creator_id)
      .execute();
    changed.resolve();
    await release.promise;
  });
  await changed.promise;
  const running = run();
  await untilOneWaits(db);
  release.resolve();
  await Promise.all([changing, running]);
  const left = asTeam(db, team.teamId, db =>
    db.selectFrom('team_creator_tags').select('tag').where('creator_id', '=', creator_id).execute(),
  );
  expect(await left).toEqual([]);
});
