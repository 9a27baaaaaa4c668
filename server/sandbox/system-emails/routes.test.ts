import { errorText } from '../../../contract/core/error-texts.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listSystemEmails } from '../../../contract/sandbox/system-emails.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { makeMember, makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { keepEmail } from './service.ts';

let app: TestApp;
let li: Account;
let wu: Account;

beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.database;
  li = await makeTeam(db, app.world, 'li');
  wu = await makeTeam(db, app.world, 'wu');
});
afterAll(() => app.close());

const keep = ({ teamId }: Account, subject: string) =>
  keepEmail(app.database.db, {
    teamId,
    address: 'li@example.com',
    subject,
    text: 'paid',
    html: '<p>paid</p>',
    name: subject,
    at: app.world.now(),
  });

test('a team sees its own, the latest ten, the newest first', async () => {
  for (let n = 1; n <= 12; n++) await keep(li, `letter ${n}`);
  await keep(wu, 'of others');
  const { data } = await callApp(app, listSystemEmails, { token: await app.signInAs(li) });
  expect(data.letters.map(({ subject }) => subject)).toEqual(
    [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map(n => `letter ${n}`),
  );
  expect(data.letters[0]).toMatchObject({ address: 'li@example.com', text: 'paid' });
  const others = await callApp(app, listSystemEmails, { token: await app.signInAs(wu) });
  expect(others.data.letters.map(({ subject }) => subject)).toEqual(['of others']);
  const kept = await asTeam(app.database.db, li.teamId, db =>
    db.selectFrom('sandbox_system_emails').select('id').where('team_id', '=', li.teamId).execute(),
  );
  expect(kept).toHaveLength(10);
});

test('they are for the main account, and only in the sandbox', async () => {
  const member = await makeMember(app.database.db, app.world, li.teamId, 'ann');
  const forbidden = await callApp(app, listSystemEmails, { token: await app.signInAs(member) });
  expect([forbidden.code, forbidden.msg]).toEqual([403, errorText('zh', 'forbidden', { who: 'owner' })]);
  const outside = await startTestApp({ SANDBOX: 'off' });
  const team = await makeTeam(outside.database.db, outside.world, 'li');
  expect((await callApp(outside, listSystemEmails, { token: await outside.signInAs(team) })).code).toBe(1020);
  await outside.close();
});
