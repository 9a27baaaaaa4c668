import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createSandboxSender,
  listSenders,
  verifySender,
} from '../../../contract/outreach/senders/senders.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { makeTeam } from '../../../test/fixtures/two-teams/two-teams.ts';
import { startSandboxSmtp } from '../../sandbox/sandbox-mail/service.ts';

let app: TestApp;
let token: string;
let smtp: Awaited<ReturnType<typeof startSandboxSmtp>>;

beforeAll(async () => {
  app = await startTestApp();
  smtp = await startSandboxSmtp(app.database.db, () => app.world, { personas: app.env.SANDBOX_PEOPLE });
  token = await app.signInAs(await makeTeam(app.database.db, app.world, 'owner'));
});
afterAll(async () => {
  await smtp.stop();
  await app.close();
});

test('a mailbox of the sandbox is verified like any other', async () => {
  const { data } = await callApp(app, createSandboxSender, { token, body: { name: 'Mei' } });
  const proof = await callApp(app, verifySender, { token, params: { id: data.id } });
  expect(proof.data).toMatchObject({ verified: true, fault: null });
  const { senders } = (await callApp(app, listSenders, { token })).data;
  expect(senders).toMatchObject([{ state: 'verified', filesSentMail: true }]);
});
