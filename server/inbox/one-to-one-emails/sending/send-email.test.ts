import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as contract from '../../../../contract/inbox/one-to-one-emails.ts';
import type { BodyInputOf } from '../../../../contract/core/endpoint.ts';
import { listOperationRecords } from '../../../../contract/workspace/audit-log.ts';
import { startTestApp, type TestApp } from '../../../../test/harness/app/test-app.ts';
import { emailApp, type EmailApp } from '../../../../test/fixtures/inbox/one-to-one-email-fixture.ts';
import { suppressAddress } from '../../../outreach/suppressions/service.ts';

let app: TestApp;
let team: EmailApp;

beforeAll(async () => {
  app = await startTestApp();
  team = await emailApp(app);
});

afterAll(() => app.close());

async function sending(
  content: Partial<contract.EmailContent>,
  body: Partial<BodyInputOf<typeof contract.sendEmail>> = {},
) {
  const id = await team.write(content);
  return {
    id,
    ...(await team.call(contract.sendEmail, { params: { id }, body: { revision: 2, ...body } })),
  };
}

describe('an email is sent', () => {
  test.each<[string, Partial<contract.EmailContent>]>([
    ['without a subject or words', { subject: '', html: '' }],
    ['to blind copies alone', { to: '', bcc: 'a@x.example' }],
    ['to people with names', { to: '林溪 <lin@x.example>；"Lee, Anna" <anna@x.example>' }],
    ['with braces that are no variable', { html: '<p>{{ 1 + 1 }}</p>' }],
  ])('%s', async (_, content) => {
    expect((await sending(content)).code).toBe(0);
  });

  test('and recorded', async () => {
    const { id } = await sending({ subject: '合作' });
    const { data } = await team.call(listOperationRecords, { query: { action: 'letter.send' } }, 'owner');
    expect(data.records[0]).toMatchObject({ subject: 'letter', subjectId: id, subjectName: '合作' });
  });
});

describe('it is refused', () => {
  test.each<[string, Partial<contract.EmailContent>, string[]]>([
    ['to nobody', { to: ' ; ' }, ['to']],
    ['to what is no address', { to: 'anna; bo@x.example', cc: 'x@', bcc: 'y' }, ['to', 'cc', 'bcc']],
    ['with a header in an address', { to: 'a@x.example\r\nBcc: b@x.example' }, ['to']],
    [
      'to more than a hundred',
      { to: Array.from({ length: 101 }, (_, place) => `a${place}@x.example`).join(';') },
      ['to'],
    ],
    [
      'with variables that nothing stands for',
      { subject: 'Hi {{creator.name}}', html: '<p>{{team.name|us}}</p>' },
      ['subject', 'html'],
    ],
    ['with a file that is gone', { attachments: [999_999] }, ['attachments']],
  ])('%s', async (_, content, fields) => {
    const reply = await sending(content);
    expect([reply.code, reply.fields]).toEqual([400, fields]);
    expect(await team.show(reply.id)).toMatchObject({ state: 'draft', revision: 2 });
  });

  test('with files larger than its sender’s server takes', async () => {
    const attachments = [
      await team.file('a.pdf', Buffer.alloc(800_000)),
      await team.file('b.pdf', Buffer.alloc(100)),
    ];
    await team.changeSender({ max_message_bytes: 1_000_000 });
    expect((await sending({ attachments })).fields).toEqual(['attachments']);
    await team.changeSender({ max_message_bytes: 1_200_000 });
    expect((await sending({ attachments })).code).toBe(0);
  });

  test.each([
    ['too soon', 59_000],
    ['in more than a year', 367 * 24 * 3_600_000],
  ])('%s', async (_, ahead) => {
    const at = new Date(app.world.now().getTime() + ahead).toISOString();
    const { code, fields } = await sending({}, { at });
    expect([code, fields]).toEqual([400, ['at']]);
  });

  test('when it was saved elsewhere meanwhile', async () => {
    expect((await sending({}, { revision: 1 })).code).toBe(1015);
  });

  test('without a sender, or by one that is not verified', async () => {
    const id = await team.write();
    const { content } = await team.show(id);
    const params = { id };
    await team.call(contract.saveEmail, { params, body: { content, senderId: null, revision: 2 } });
    expect((await team.call(contract.sendEmail, { params, body: { revision: 3 } })).fields).toEqual([
      'senderId',
    ]);
    await team.changeSender({ state: 'paused' });
    const reply = await sending({});
    await team.changeSender({ state: 'verified' });
    expect(reply.code).toBe(1016);
  });

  test('to suppressed addresses, unless the user insists', async () => {
    const { teamId } = team.accounts.owner;
    const proof = { way: 'account', address: '', agent: '', task: '', note: '' } as const;
    const entry = { address: 'gone@x.example', reason: 'manual', proof } as const;
    await team.as(db => suppressAddress(db, app.world, teamId, entry));
    const reply = await sending({ bcc: 'Gone@x.example' });
    expect([reply.code, reply.msg]).toEqual([1024, expect.stringContaining('gone@x.example')]);
    const params = { id: reply.id };
    const body = { revision: 2, evenIfSuppressed: true };
    expect((await team.call(contract.sendEmail, { params, body })).code).toBe(0);
  });
});
