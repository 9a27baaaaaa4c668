import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { changeLinkSettings, getLinkSettings } from '../../../contract/links/short-links.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { makeMember, makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import { asTeam } from '../../core/db/tenant.ts';

let app: TestApp;
let owner: Account;
let tokens: { owner: string; member: string; stranger: string };
let made = 0;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  const { db } = app.database;
  owner = await makeTeam(db, app.world, `owner-${++made}`);
  tokens = {
    owner: await app.signInAs(owner),
    member: await app.signInAs(await makeMember(db, app.world, owner.teamId, `member-${made}`)),
    stranger: await app.signInAs(await makeTeam(db, app.world, `stranger-${made}`)),
  };
});

const show = async (token: string) => (await callApp(app, getLinkSettings, { token })).data;
const change = (retentionDays: number, token = tokens.owner) =>
  callApp(app, changeLinkSettings, { token, body: { retentionDays } });
const records = () =>
  asTeam(app.database.db, owner.teamId, db =>
    db
      .selectFrom('audit_log_entries as r')
      .innerJoin('audit_log_values as v', join =>
        join.onRef('v.team_id', '=', 'r.team_id').onRef('v.entry_id', '=', 'r.id'),
      )
      .select(['v.before', 'v.after'])
      .where('r.action', '=', 'shortLink.settings')
      .execute(),
  );

it('are the standard until they are changed', async () => {
  const standard = {
    places: [{ domainId: null, prefix: 'http://starbridge.test/s/' }],
    retentionDays: 365,
  };
  expect(await show(tokens.member)).toEqual(standard);
  expect(await change(365)).toMatchObject({ code: 0 });
  expect(await records()).toEqual([]);
  expect(await change(30)).toMatchObject({ code: 0 });
  expect(await change(90)).toMatchObject({ code: 0 });
  expect(await show(tokens.member)).toEqual({ ...standard, retentionDays: 90 });
  expect(await show(tokens.stranger)).toEqual(standard);
  expect(await records()).toEqual([
    { before: { retentionDays: 365 }, after: { retentionDays: 30 } },
    { before: { retentionDays: 30 }, after: { retentionDays: 90 } },
  ]);
});

it.each([6, 1096, 30.5])('are not %d days', async days => {
  expect(await change(days)).toMatchObject({ status: 400, fields: ['retentionDays'] });
  expect((await show(tokens.owner)).retentionDays).toBe(365);
});

it('are the main account’s to change', async () => {
  expect(await change(30, tokens.member)).toMatchObject({ status: 403 });
  expect((await show(tokens.owner)).retentionDays).toBe(365);
});
