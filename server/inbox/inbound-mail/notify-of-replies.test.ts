import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testContext, type TestContext } from '../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database/fresh-database.ts';
import { testMail } from '../../../test/harness/mail/test-mail.ts';
import { addSentMail, type SentMail } from '../../../test/fixtures/outreach/sent-mail.ts';
import { inputFor } from '../../../test/fixtures/outreach/sender-input.ts';
import { makeMember, makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import { senderInputSchema } from '../../../contract/outreach/senders/senders.ts';
import { asTeam } from '../../core/db/tenant.ts';
import type { MailServices } from '../../outside/mail-protocol/mail-services.ts';
import { createSender } from '../../outreach/senders/change-sender.ts';
import { prepareMails } from './reading/prepare-mails.ts';
import { fileMails } from './file-mails.ts';

let database: TestDatabase;
let ctx: TestContext;
let world: MailServices;
let owner: Account;
let senderId: number;
let teams = 0;
let uid = 0;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  ctx = testContext();
  world = await testMail(database.db);
  teams += 1;
  owner = await makeTeam(database.db, ctx, `owner${teams}`, { plan: 'team' });
  const address = 'me@brand.test';
  const input = inputFor({ smtpPort: 25, imapPort: 143 }, { address, replyTo: address });
  const actor = { ...owner, sessionId: 0, role: 'owner', isOperator: false } as const;
  const created = await createSender(database.db, { ...ctx, actor }, world, senderInputSchema.parse(input));
  senderId = created.id;
});

const inTeam = <T>(work: Parameters<typeof asTeam<T>>[2]) => asTeam(database.db, owner.teamId, work);
const sentTo = (address: string, taskId?: number) =>
  addSentMail(database.db, ctx, owner, { senderId, address, ...(taskId && { taskId }) });
const notifications = () =>
  inTeam(db =>
    db
      .selectFrom('notifications')
      .select(['account_id', 'kind', 'details'])
      .where('read_at', 'is', null)
      .where('kind', '=', 'mail.replied')
      .orderBy('id')
      .execute(),
  );

interface Coming {
  heads?: string[];
  isSeen?: boolean;
  daysOld?: number;
}

async function comes(from: string, mail: SentMail, { heads = [], isSeen = false, daysOld = 0 }: Coming = {}) {
  uid += 1;
  const source = Buffer.from(
    [`From: Lan <${from}>`, 'To: me@brand.test', 'Subject: Re: hi', `Message-ID: <${uid}@x.test>`]
      .concat(`In-Reply-To: ${mail.messageId}`, heads, '', 'Sure!')
      .join('\r\n'),
  );
  const receivedAt = new Date(ctx.now().getTime() - daysOld * 86_400_000);
  const prepared = await prepareMails([{ uid, size: source.length, receivedAt, isSeen, source }]);
  const place = { role: 'inbox', uidValidity: 7 } as const;
  await inTeam(db => fileMails(db, ctx, world, { teamId: owner.teamId, senderId }, place, prepared));
}

test('who sent the task is told of a reply, and of more of them together', async () => {
  const lan = await sentTo('lan@one.test');
  const bao = await sentTo('bao@two.test', lan.taskId);
  await comes('lan@one.test', lan);
  const about = { account_id: owner.accountId, kind: 'mail.replied' };
  const details = { who: 'Lan', subject: 'Re: hi', task: `${owner.username} task`, taskId: lan.taskId };
  expect(await notifications()).toMatchObject([{ ...about, details: { ...details, times: 1 } }]);
  await comes('bao@two.test', bao);
  expect(await notifications()).toMatchObject([{ ...about, details: { ...details, times: 2 } }]);
  await inTeam(db => db.updateTable('notifications').set({ read_at: ctx.now() }).execute());
  await comes('bao@two.test', bao);
  expect(await notifications()).toMatchObject([{ ...about, details: { times: 1 } }]);
});

test('whoever the conversation is assigned to is told instead', async () => {
  const mei = await makeMember(database.db, ctx, owner.teamId, `mei${teams}`);
  const lan = await sentTo('lan@one.test');
  await comes('lan@one.test', lan, { isSeen: true });
  await inTeam(db => db.updateTable('inbox_threads').set({ assigned_to: mei.accountId }).execute());
  await comes('lan@one.test', lan);
  expect((await notifications()).map(({ account_id: id }) => id)).toEqual([mei.accountId]);
});

test.each<[string, Coming]>([
  ['an automatic reply', { heads: ['Auto-Submitted: auto-replied'] }],
  ['a reply that was read elsewhere', { isSeen: true }],
  ['an old one, found at the first reading', { daysOld: 8 }],
])('nobody is told of %s', async (_what, coming) => {
  await comes('lan@one.test', await sentTo('lan@one.test'), coming);
  expect(await notifications()).toEqual([]);
});
