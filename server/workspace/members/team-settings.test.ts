import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import { getOfficeUser } from '../../../contract/identity/sign-in.ts';
import { updateTeam } from '../../../contract/workspace/members.ts';
import { asTeam } from '../../core/db/tenant.ts';

let app: TestApp;
let owner: Account;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
  owner = await makeTeam(app.database.db, app.world, 'owner');
  await makeTeam(app.database.db, app.world, 'other');
  token = await app.signInAs(owner);
});
afterAll(() => app.close());

const update = (name: string, timeZone: string) =>
  callApp(app, updateTeam, { token, body: { name, timeZone } });
const shown = async () => (await callApp(app, getOfficeUser, { token })).data.officeUser;
const recorded = () =>
  asTeam(app.database.db, owner.teamId, db =>
    db
      .selectFrom('audit_log_entries as r')
      .innerJoin('audit_log_values as v', 'v.entry_id', 'r.id')
      .select(['r.fields', 'v.before', 'v.after'])
      .where('r.action', '=', 'team.update')
      .execute(),
  );

it('gives the team another name and time zone', async () => {
  expect(await update(' 星桥 Berlin ', 'Europe/Berlin')).toMatchObject({ code: 0 });
  expect(await shown()).toMatchObject({ teamName: '星桥 Berlin', timeZone: 'Europe/Berlin' });
  expect(await recorded()).toEqual([
    {
      fields: ['name', 'timeZone'],
      before: { name: 'owner team', timeZone: 'Asia/Shanghai' },
      after: { name: '星桥 Berlin', timeZone: 'Europe/Berlin' },
    },
  ]);
  await update('星桥 Berlin', 'Europe/Berlin');
  expect(await recorded()).toHaveLength(1);
  await update('星桥 Berlin', 'Asia/Kolkata');
  expect((await recorded()).map(({ fields }) => fields)).toEqual([['name', 'timeZone'], ['timeZone']]);
});

it.each(['UTC', 'America/Argentina/Buenos_Aires', 'Asia/Calcutta', 'Etc/GMT+8'])('knows %s', async zone => {
  expect(await update('x', zone)).toMatchObject({ code: 0 });
});

it.each(['', 'Mars/Base', '+08:00', 'asia/shanghai', 'PST', 'posix/Asia/Shanghai', 'Factory', '../x'])(
  'refuses the time zone "%s"',
  async zone => {
    const before = await shown();
    expect(await update('x', zone)).toMatchObject({ status: 400, fields: ['timeZone'] });
    expect(await shown()).toEqual(before);
  },
);

it.each([
  ['no name', ' '],
  ['a name of 61 characters', 'x'.repeat(61)],
])('refuses %s', async (_what, name) => {
  expect(await update(name, 'Asia/Shanghai')).toMatchObject({ status: 400, fields: ['name'] });
});
