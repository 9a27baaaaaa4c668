import pg from 'pg';
import type { z } from 'zod';
import type { FolderRole } from '../contract/mail-kinds.ts';
import { senderInputSchema } from '../contract/senders.ts';
import type { Db } from '../server/db/database.ts';
import { asTeam } from '../server/db/tenant.ts';
import { receiveDue } from '../server/features/mailboxes/jobs.ts';
import { watchInbox } from '../server/features/mailboxes/service.ts';
import { createSender } from '../server/features/senders/change.ts';
import type { MailWorld } from '../server/mail/mail-world.ts';
import { testContext, type TestContext } from './context.ts';
import { freshDatabase, type TestDatabase } from './database.ts';
import { startFakeMailProvider, type FakeMailOptions, type FakeMailProvider } from './fake-mail-provider.ts';
import { testMail } from './mail.ts';
import { inputFor } from './sender-input.ts';
import { makeTeam, type Account } from './two-teams.ts';

export type SenderDetails = Partial<z.input<typeof senderInputSchema>>;

/** A sender that counts as verified, whose mailbox is watched. */
export async function bindMailbox(
  db: Db,
  ctx: TestContext,
  world: MailWorld,
  owner: Account,
  details: SenderDetails & { imapPort: number },
): Promise<number> {
  const { teamId } = owner;
  const { address = 'me@mail.test' } = details;
  const own = { address, username: address, replyTo: address, ...details };
  const input = senderInputSchema.parse(inputFor({ smtpPort: 25, imapPort: details.imapPort }, own));
  const actor = { ...owner, sessionId: 0, role: 'owner', isOperator: false } as const;
  const { id } = await createSender(db, { ...ctx, actor }, world, input);
  await asTeam(db, teamId, async db => {
    await db
      .updateTable('mail_senders')
      .set({ state: 'verified' })
      .where('team_id', '=', teamId)
      .where('id', '=', id)
      .execute();
    await watchInbox(db, teamId, id, ctx.now());
  });
  return id;
}

export interface KeptMail {
  subject: string;
  /** `inbox 7`, sorted. */
  places: string[];
  isGone: boolean;
}

/** What is kept of a mailbox, each mail with where it lies, in the order of arrival here. */
export function keptMails(db: Db, teamId: number, senderId: number): Promise<KeptMail[]> {
  return asTeam(db, teamId, async db => {
    const mails = await db
      .selectFrom('inbox_mails')
      .select(['id', 'subject', 'gone_at'])
      .where('team_id', '=', teamId)
      .where('sender_id', '=', senderId)
      .orderBy('id')
      .execute();
    const places = await db
      .selectFrom('inbox_places')
      .select(['mail_id', 'role', 'uid'])
      .where('team_id', '=', teamId)
      .where('sender_id', '=', senderId)
      .execute();
    return mails.map(({ id, subject, gone_at: goneAt }) => ({
      subject,
      places: places
        .filter(place => place.mail_id === id)
        .map(({ role, uid }) => `${role} ${uid}`)
        .toSorted(),
      isGone: goneAt !== null,
    }));
  });
}

/** A plain mail that came in. */
export const someMail = (subject: string, { id = subject, body = `This is ${subject}.` } = {}): string =>
  [
    'From: Lan <lan@creators.test>',
    'To: me@mail.test',
    `Subject: ${subject}`,
    `Message-ID: <${id}@creators.test>`,
    'Date: Fri, 20 Nov 2026 08:00:00 +0000',
    '',
    body,
    '',
  ].join('\r\n');

/** A team on a database of its own, with mailboxes of fake providers. */
export interface MailboxRoom {
  database: TestDatabase;
  ctx: TestContext;
  world: MailWorld;
  owner: Account;
  bind(
    address?: string,
    options?: FakeMailOptions,
  ): Promise<{ provider: FakeMailProvider; senderId: number }>;
  /** Reads everything that is due by now, also what failed on the way. */
  receive(world?: MailWorld): Promise<void>;
  later(ms: number): Promise<void>;
  kept(senderId: number): Promise<KeptMail[]>;
  folder(senderId: number, role: FolderRole): Promise<{ last_uid: number; uid_validity: number }>;
  /** Changes the tables themselves. */
  alter(statement: string): Promise<void>;
  /** A provider that goes away. */
  close(provider: FakeMailProvider): Promise<void>;
  leave(): Promise<void>;
}

export async function openMailboxRoom(): Promise<MailboxRoom> {
  const database = await freshDatabase();
  const { db } = database;
  const ctx = testContext();
  const world = await testMail(db);
  const owner = await makeTeam(db, ctx, 'owner', { plan: 'team' });
  const providers = new Set<FakeMailProvider>();
  const receive = async (through = world) => {
    while (await receiveDue(db, ctx, through));
  };
  const close = async (provider: FakeMailProvider) => {
    providers.delete(provider);
    await provider.stop();
  };
  return {
    database,
    ctx,
    world,
    owner,
    async bind(address = 'me@mail.test', options = {}) {
      const provider = await startFakeMailProvider({ username: address, ...options });
      providers.add(provider);
      const senderId = await bindMailbox(db, ctx, world, owner, { address, imapPort: provider.imapPort });
      return { provider, senderId };
    },
    receive,
    async later(ms) {
      ctx.pass(ms);
      await receive();
    },
    kept: senderId => keptMails(db, owner.teamId, senderId),
    folder: (senderId, role) =>
      asTeam(db, owner.teamId, db =>
        db
          .selectFrom('mail_folders')
          .select(['last_uid', 'uid_validity'])
          .where('team_id', '=', owner.teamId)
          .where('sender_id', '=', senderId)
          .where('role', '=', role)
          .executeTakeFirstOrThrow(),
      ),
    async alter(statement) {
      const client = new pg.Client({ connectionString: database.ownerUrl });
      await client.connect();
      await client.query(statement);
      await client.end();
    },
    close,
    async leave() {
      for (const provider of providers) await close(provider);
      await database.drop();
    },
  };
}
