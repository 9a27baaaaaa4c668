import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { MailRound, TaskContent } from '../contract/mail-content.ts';
import type { Pace } from '../contract/senders.ts';
import type { Context } from '../server/context.ts';
import type { Db } from '../server/db/database.ts';
import { takeLeases } from '../server/db/due-leases.ts';
import { asTeam } from '../server/db/tenant.ts';
import { createTeam } from '../server/features/accounts/service.ts';
import { SenderRun } from '../server/features/mailing/sender-run.ts';
import { wakeSenders } from '../server/features/mailing/service.ts';
import { sendingKind } from '../server/features/mailing/settle.ts';
import { changePlan } from '../server/features/plans/service.ts';
import { senderFaces } from '../server/features/senders/service.ts';
import type { MailWorld } from '../server/mail/mail-world.ts';
import { cheapHash } from './cheap-password.ts';

/** A task that is being sent, put into the database as it stands after its start. */
export interface Mailing {
  teamId: number;
  accountId: number;
  senderId: number;
  taskId: number;
}

export interface MailingOptions {
  recipients: number;
  /** Of the server that takes its mail, on this machine. */
  port: number;
  content?: Partial<TaskContent>;
  pace?: Partial<Pace>;
  filesSentMail?: boolean;
  plan?: string;
}

export const aRound = (change: Partial<MailRound> = {}): MailRound => ({
  subject: 'Hello {{creator.name|there}}',
  html: '<p>Hello {{creator.name|there}}, <a href="https://shop.example/new">look</a></p>',
  text: null,
  attachments: [],
  condition: 'always',
  wait: { kind: 'after', amount: 1, unit: 'days' },
  templateId: null,
  ...change,
});

export const someContent = (change: Partial<TaskContent> = {}): TaskContent => ({
  name: 'Autumn',
  lang: 'en',
  senderIds: [],
  cc: '',
  rounds: [aRound()],
  tracking: { opens: true, clicks: true },
  unsubscribeFooter: true,
  window: null,
  ...change,
});

const noPace: Pace = { dailyLimit: 100_000, gapSeconds: 0, jitterSeconds: 0, domainHourlyLimit: 0 };

export async function addSender(
  db: Db,
  ctx: Context,
  mail: Pick<MailWorld, 'secrets'>,
  { teamId, accountId }: Pick<Mailing, 'teamId' | 'accountId'>,
  { port, pace, filesSentMail = false }: Pick<MailingOptions, 'port' | 'pace' | 'filesSentMail'>,
): Promise<number> {
  const { dailyLimit, gapSeconds, jitterSeconds, domainHourlyLimit } = { ...noPace, ...pace };
  return asTeam(db, teamId, async db => {
    const address = `${filesSentMail ? 'files' : 'lin'}${ctx.randomBytes(4).toString('hex')}@brand.example`;
    const server = { host: '127.0.0.1', port, security: 'plain' as const };
    const { id } = await db
      .insertInto('mail_senders')
      .values({
        team_id: teamId,
        name: '林溪',
        address,
        reply_to: address,
        provider: 'other',
        auth: 'password',
        username: address,
        smtp_host: server.host,
        smtp_port: server.port,
        smtp_security: server.security,
        imap_host: server.host,
        imap_port: server.port,
        imap_security: server.security,
        state: 'verified',
        files_sent_mail: filesSentMail,
        daily_limit: dailyLimit,
        gap_seconds: gapSeconds,
        jitter_seconds: jitterSeconds,
        domain_hourly_limit: domainHourlyLimit,
        created_by: accountId,
        created_at: ctx.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const secret = mail.secrets.seal('secret', `sender ${teamId}/${id}`);
    await db
      .updateTable('mail_senders')
      .set({ secret })
      .where('team_id', '=', teamId)
      .where('id', '=', id)
      .execute();
    return id;
  });
}

/** Another task of a team, with recipients `r1@d1.sink.example`, … that are due now. */
export async function addTask(
  db: Db,
  ctx: Context,
  { teamId, accountId, senderId }: Omit<Mailing, 'taskId'>,
  { recipients, content: change = {} }: Pick<MailingOptions, 'recipients' | 'content'>,
): Promise<number> {
  const at = ctx.now();
  return asTeam(db, teamId, async db => {
    const content = someContent({ senderIds: [senderId], ...change });
    const senders = await senderFaces(db, teamId);
    const snapshot = { content, senders, publicUrl: 'http://127.0.0.1:8080', teamName: '溪流传媒' };
    const { id: taskId } = await db
      .insertInto('mail_tasks')
      .values({
        team_id: teamId,
        name: content.name,
        state: 'sending',
        account_id: accountId,
        content: JSON.stringify(content),
        created_at: at,
        changed_at: at,
        started_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('mail_task_versions')
      .values({
        team_id: teamId,
        task_id: taskId,
        version: 1,
        content: JSON.stringify(snapshot),
        changed_by: accountId,
        changed_at: at,
      })
      .execute();
    await sql`
      insert into mail_recipients (team_id, task_id, address, name, domain, time_zone, state, sender_id, due_at)
      select ${teamId}, ${taskId}, 'r' || n || '@d' || (n % 50) || '.sink.example', 'Recipient ' || n,
        'd' || (n % 50) || '.sink.example', 'Europe/Berlin', 'waiting', ${senderId}, ${at}::timestamptz
      from generate_series(1, ${recipients}::int) as n`.execute(db);
    await wakeSenders(db, teamId, [senderId], at);
    return taskId;
  });
}

export async function makeMailing(
  db: Db,
  ctx: Context,
  mail: Pick<MailWorld, 'secrets'>,
  options: MailingOptions,
): Promise<Mailing> {
  const username = `m${randomBytes(5).toString('hex')}`;
  const { teamId, accountId } = await createTeam(db, ctx, {
    username,
    password: cheapHash('mailing-2026'),
    nickname: '林溪',
    teamName: '溪流传媒',
    isOperator: false,
  });
  await changePlan(db, ctx, { teamId, plan: options.plan ?? 'team', months: null });
  const senderId = await addSender(db, ctx, mail, { teamId, accountId }, options);
  const taskId = await addTask(db, ctx, { teamId, accountId, senderId }, options);
  return { teamId, accountId, senderId, taskId };
}

/** How many recipients stand where. */
export async function standing(
  db: Db,
  { teamId, taskId }: Pick<Mailing, 'teamId' | 'taskId'>,
): Promise<Record<string, number>> {
  const rows = await asTeam(db, teamId, db =>
    db
      .selectFrom('mail_recipients')
      .select(['state', 'reason', where => where.fn.countAll<number>().as('count')])
      .where('team_id', '=', teamId)
      .where('task_id', '=', taskId)
      .groupBy(['state', 'reason'])
      .execute(),
  );
  return Object.fromEntries(
    rows.map(({ state, reason, count }) => [reason ? `${state} ${reason}` : state, count]),
  );
}

const quiet = { warn: () => undefined, error: () => undefined };

/** As if all inboxes had just been read, with nothing new in them. */
export async function readInboxes(db: Db, ctx: Context, teamIds: readonly number[]): Promise<void> {
  for (const teamId of new Set(teamIds)) {
    await asTeam(db, teamId, db =>
      db
        .updateTable('mail_senders')
        .set({ inbox_synced_at: ctx.now() })
        .where('team_id', '=', teamId)
        .execute(),
    );
  }
}

/** Sends everything that is due by the clock of `ctx`, as one worker does, and returns when nothing is. */
export async function sendDue(
  db: Db,
  ctx: Context,
  mail: MailWorld,
  { connections = 3, isStopping = () => false, isInboxRead = true } = {},
): Promise<void> {
  const failures = new Map<string, number>();
  for (;;) {
    const token = ctx.randomBytes(12).toString('hex');
    const leases = await takeLeases(db, sendingKind, { at: ctx.now(), token, ms: 60_000, most: 5 });
    if (!leases.length) return;
    if (isInboxRead) {
      await readInboxes(
        db,
        ctx,
        leases.map(({ teamId }) => teamId),
      );
    }
    for (const lease of leases) {
      const options = { connections, leaseMs: 60_000, log: quiet, isStopping, failures };
      await new SenderRun(db, () => ctx, mail, lease, options).run();
    }
    if (isStopping()) return;
  }
}
