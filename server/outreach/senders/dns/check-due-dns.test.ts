import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  checkSenderDns,
  createSender,
  listSenders,
  removeSender,
} from '../../../../contract/outreach/senders/senders.ts';
import { startTestApp, type TestApp } from '../../../../test/harness/app/test-app.ts';
import { callApp } from '../../../../test/harness/app/call-endpoint.ts';
import { inputFor } from '../../../../test/fixtures/outreach/sender-input.ts';
import { makeTeam, type Account } from '../../../../test/fixtures/two-teams/two-teams.ts';
import { checkDueDns } from './check-domain-dns.ts';

const day = 24 * 60 * 60_000;
let app: TestApp;
let owner: Account;
let records: Record<string, string[]> | null = {};

beforeAll(async () => {
  app = await startTestApp();
  owner = await makeTeam(app.database.db, app.world, 'owner');
  app.mail.dns = {
    texts: async name => {
      if (!records) throw new Error('no answer');
      return records[name] ?? [];
    },
  };
});
afterAll(() => app.close());

const checkDue = () => checkDueDns(app.database.db, app.world, app.mail);
/** Signs in again, because sessions expire while days pass. */
const shown = async () => {
  const token = await app.signInAs(owner);
  return (await callApp(app, listSenders, { token })).data.senders[0];
};
const dmarc = async () => (await shown())?.dns.find(({ record }) => record === 'dmarc')?.finding;

test('a domain is checked when it is added, each day, and on request', async () => {
  const body = inputFor({ smtpPort: 1, imapPort: 1 }, { address: 'me@brand.example' });
  let token = await app.signInAs(owner);
  const { data } = await callApp(app, createSender, { token, body });
  const params = { id: data.id };
  expect((await shown())?.dns).toEqual([]);
  expect(await checkDue()).toBe(1);
  expect([await dmarc(), (await shown())?.dnsCheckedAt]).toEqual([
    'dmarcMissing',
    app.world.now().toISOString(),
  ]);
  records = { '_dmarc.brand.example': ['v=DMARC1; p=reject'] };
  app.world.pass(day - 1000);
  expect([await checkDue(), await dmarc()]).toEqual([0, 'dmarcMissing']);
  app.world.pass(1000);
  expect([await checkDue(), await dmarc()]).toEqual([1, 'dmarcGood']);

  // The last result stays while DNS does not answer.
  records = null;
  app.world.pass(day);
  expect([await checkDue(), await dmarc()]).toEqual([1, 'dmarcGood']);
  records = {};
  token = await app.signInAs(owner);
  const asked = await callApp(app, checkSenderDns, { token, params });
  expect(asked.data.dns.map(({ finding }) => finding)).toEqual([
    'spfMissing',
    'dkimSelectorUnknown',
    'dmarcMissing',
  ]);
  expect(await dmarc()).toBe('dmarcMissing');

  token = await app.signInAs(owner);
  expect((await callApp(app, removeSender, { token, params })).code).toBe(0);
  app.world.pass(2 * day);
  expect(await checkDue()).toBe(0);
});
