import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openCreatorPage } from '../../../../contract/creators/creator-connections/creator-connections.ts';
import type { MailRound } from '../../../../contract/outreach/mail-content.ts';
import {
  addRecipients,
  checkTask,
  previewRecipient,
  sendTestMail,
} from '../../../../contract/outreach/mail-tasks/mail-tasks.ts';
import { startTestApp, type TestApp } from '../../../../test/harness/app/test-app.ts';
import { callApp } from '../../../../test/harness/app/call-endpoint.ts';
import { startMailSink, type MailSink, type SunkMail } from '../../../../test/harness/mail/mail-sink.ts';
import {
  addAddresses,
  mailTaskApp,
  type MailTaskApp,
} from '../../../../test/fixtures/outreach/mail-task-fixture.ts';
import { aRound, sendDue } from '../../../../test/fixtures/outreach/mailing-fixture.ts';
import { someCreators } from '../../../../test/fixtures/creators/some-creators.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { openConfirmed } from '../../creator-emails/service.ts';

const day = 86_400_000;
const untracked = { opens: false, clicks: false };
const page = /http:\/\/starbridge\.test\/p\/([\w-]+)/g;

let app: TestApp;
let sink: MailSink;
let sent: SunkMail[];
let team: MailTaskApp;
let creators: number[];

beforeAll(async () => {
  app = await startTestApp();
  sink = await startMailSink({ onTaken: mail => void sent.push(mail), keepSource: true });
});
afterAll(async () => {
  await sink.close();
  await app.close();
});
beforeEach(async () => {
  sent = [];
  app.world.pass(60_000);
  team = await mailTaskApp(app, { port: sink.port });
  await app.database.db.deleteFrom('creators').execute();
  creators = await someCreators(app.database.db, 2, app.world.now());
  await addAddresses(
    team,
    creators.map((creatorId, at) => ({ creatorId, address: `c${at}-${creatorId}@team.example` })),
  );
});

const paged = (change: Partial<MailRound> = {}) =>
  aRound({
    html: '<p>Hello, <a href="{{creator.page|https://shop.example/}}">here</a> or {{creator.page|nothing}}</p>',
    wait: { kind: 'after', amount: 2, unit: 'days' },
    ...change,
  });

async function drafted(rounds: MailRound[], tracking = untracked): Promise<number> {
  const id = await team.draft({ rounds, tracking });
  const body = { selection: { of: 'ids', ids: creators }, pasted: 'ann@one.example' } as const;
  await team.call(addRecipients, { params: { id }, body });
  return id;
}
const send = () => sendDue(app.database.db, app.world, app.mail);
const tokens = () => app.database.db.selectFrom('creator_page_tokens').selectAll().execute();

async function linksTo(address: string): Promise<string[]> {
  const source = sent.find(({ to }) => to[0] === address)?.source ?? '';
  const { html = '', text = '' } = await PostalMime.parse(source);
  return [...`${html}\n${text}`.matchAll(page)].map(([, token = '']) => token);
}

test('Each creator’s mail has a link of its own, and others have the fallback', async () => {
  const id = await drafted([paged(), paged()]);
  expect((await team.start(id)).code).toBe(0);
  await send();
  const addresses = creators.map((creatorId, at) => `c${at}-${creatorId}@team.example`);
  const first = await Promise.all(addresses.map(linksTo));
  expect(first.map(all => new Set(all).size)).toEqual([1, 1]);
  expect(new Set(first.flat()).size).toBe(2);
  expect(await linksTo('ann@one.example')).toEqual([]);
  expect(sent.find(({ to }) => to[0] === 'ann@one.example')?.source).toContain('https://shop.example/');
  const opened = await callApp(app, openCreatorPage, { params: { token: first[0]?.[0] ?? '' } });
  expect(opened.data.creator.handle).toBe('handle_1');

  sent = [];
  app.world.pass(2 * day);
  await send();
  const second = await Promise.all(addresses.map(linksTo));
  expect(new Set([...first, ...second].flat()).size).toBe(4);
  expect(await tokens()).toHaveLength(4);
  // The link of the first mail still works.
  expect((await callApp(app, openCreatorPage, { params: { token: first[1]?.[0] ?? '' } })).status).toBe(200);
});

test('A recipient who is not a creator has no page: a missing fallback is reported beforehand', async () => {
  const id = await drafted([paged({ html: '<p>Hello, please look: {{creator.page}}</p>' })]);
  const { data } = await team.call(checkTask, { params: { id } });
  expect(data.findings.filter(({ finding }) => /missing/i.test(finding))).toMatchObject([
    { details: { variable: 'creator.page', count: 1 } },
  ]);
});

test('Previews and tests show an example link, and create none', async () => {
  const before = (await tokens()).length;
  const id = await drafted([paged()]);
  const [row] = await team.as(db =>
    db
      .selectFrom('mail_recipients')
      .select('id')
      .where('task_id', '=', id)
      .where('creator_id', 'is not', null)
      .execute(),
  );
  const recipientId = row?.id ?? 0;
  const { data } = await team.call(previewRecipient, { params: { id, recipientId } });
  expect(data.html).toContain('http://starbridge.test/p/preview');
  await team.call(sendTestMail, { params: { id }, body: { round: 1, recipientId } });
  expect(sent[0]?.source).toContain('http://starbridge.test/p/preview');
  expect(await tokens()).toHaveLength(before);
});

test('Behind the address that counts clicks it leads to the same page', async () => {
  const id = await drafted([paged()], { opens: false, clicks: true });
  expect((await team.start(id)).code).toBe(0);
  await send();
  const [token = ''] = await linksTo(`c0-${creators[0]}@team.example`);
  const mail = sent.find(({ to }) => to[0]?.startsWith('c0-'))?.source ?? '';
  const { html = '' } = await PostalMime.parse(mail);
  const href = /<a href="([^"]+)">here/.exec(html)?.[1] ?? '';
  expect(href).toContain('/m/c/');
  const followed = await app.inject({ method: 'GET', path: new URL(href).pathname });
  expect(followed.headers['location']).toBe(`http://starbridge.test/p/${token}`);
});

test('Mail goes to the address that the creator gave the team', async () => {
  const [creatorId = 0] = creators;
  const { teamId, accountId } = team.accounts.owner;
  await asTeam(app.database.db, teamId, db =>
    openConfirmed(db, app.world, teamId, { creatorId, address: 'told@own.example', by: accountId }),
  );
  const id = await drafted([paged()]);
  expect((await team.start(id)).code).toBe(0);
  await send();
  expect(sent.map(({ to }) => to[0] ?? '').toSorted()).toEqual(
    ['ann@one.example', `c1-${creators[1]}@team.example`, 'told@own.example'].toSorted(),
  );
});
