import type { TaskContent } from '../contract/mail-content.ts';
import type { MessageState } from '../contract/mail-states.ts';
import type { Db } from '../server/db/database.ts';
import { asTeam } from '../server/db/tenant.ts';
import { realContext } from '../server/world.ts';
import { addSender, addTask, aRound } from '../test/mailing.ts';
import { type TeamAccount, withDb } from './new-team.ts';

const hour = 3_600_000;
const secrets = { seal: (plain: string) => plain, open: (sealed: string) => sealed, isOld: () => false };

interface Told {
  state: MessageState;
  response: string;
  history?: { at: string; state: MessageState; response: string }[];
}

interface Somebody {
  name: string;
  state: 'waiting' | 'in_doubt' | 'ended' | 'left_out';
  reason?: string;
  round?: number;
  lastRound?: number;
  /** Hours from now. */
  due?: number;
  /** What the server said of each round. */
  messages?: Told[];
  /** Hours ago, by column. */
  facts?: Partial<Record<Fact, number>>;
  bounceText?: string;
}
type Fact =
  'accepted' | 'failed' | 'bounced' | 'read' | 'clicked' | 'replied' | 'auto_replied' | 'unsubscribed';

const accepted: Told = { state: 'accepted', response: '250 2.0.0 Ok: queued as 4Xq8' };
export const refusal = '550 5.1.1 The email account that you tried to reach does not exist';

/**
 * Twelve recipients, each with another story. Of the eleven that were not left out: 7 sent, 4 of them read, 1
 * replied; 5 wait, 1 in doubt, 1 failed, 1 bounced, 1 unsubscribed, 1 answered by itself, 1 clicked.
 */
export const people = (now: number): Somebody[] => [
  {
    name: '阮兰',
    state: 'ended',
    reason: 'replied',
    lastRound: 1,
    messages: [accepted],
    facts: { accepted: 30, read: 29, replied: 20 },
  },
  {
    name: 'Mia Larsen',
    state: 'waiting',
    round: 2,
    lastRound: 1,
    due: 44,
    messages: [
      {
        ...accepted,
        history: [
          {
            at: new Date(now - 31 * hour).toISOString(),
            state: 'deferred',
            response: '451 4.7.1 Greylisted, please try again',
          },
        ],
      },
    ],
    facts: { accepted: 30, read: 28, clicked: 27 },
  },
  {
    name: 'Quang',
    state: 'waiting',
    round: 2,
    lastRound: 1,
    due: 45,
    messages: [accepted],
    facts: { accepted: 29 },
  },
  {
    name: 'Hannah',
    state: 'ended',
    reason: 'bounced',
    lastRound: 1,
    messages: [accepted],
    facts: { accepted: 29, bounced: 28 },
    bounceText: '552 5.2.2 Mailbox full',
  },
  {
    name: 'Old Tom',
    state: 'ended',
    reason: 'failed',
    messages: [{ state: 'failed', response: refusal }],
    facts: { failed: 29 },
  },
  {
    name: 'Duy',
    state: 'in_doubt',
    messages: [{ state: 'in_doubt', response: 'The connection was lost after the message was handed over' }],
  },
  {
    name: 'Ines',
    state: 'ended',
    reason: 'unsubscribed',
    lastRound: 1,
    messages: [accepted],
    facts: { accepted: 28, read: 27, unsubscribed: 26 },
  },
  {
    name: 'Bao',
    state: 'waiting',
    round: 2,
    lastRound: 1,
    due: 46,
    messages: [accepted],
    facts: { accepted: 28, auto_replied: 28 },
  },
  { name: 'Lena', state: 'waiting', due: 1 },
  { name: 'Sofia', state: 'waiting', due: 1 },
  { name: '黑名单里的人', state: 'left_out', reason: 'blocked' },
  {
    name: 'Noor',
    state: 'ended',
    reason: 'completed',
    round: 2,
    lastRound: 2,
    messages: [accepted, accepted],
    facts: { accepted: 30, read: 3 },
  },
];

const facts = [
  'accepted',
  'failed',
  'bounced',
  'read',
  'clicked',
  'replied',
  'auto_replied',
  'unsubscribed',
] as const satisfies readonly Fact[];

interface OfTask {
  teamId: number;
  taskId: number;
  senderId: number;
}

async function tell(db: Db, { teamId, taskId, senderId }: OfTask, id: number, who: Somebody, now: number) {
  const ago = (hours: number | undefined) => (hours === undefined ? null : new Date(now - hours * hour));
  const moments = Object.fromEntries(facts.map(fact => [`${fact}_at`, ago(who.facts?.[fact])]));
  await db
    .updateTable('mail_recipients')
    .set({
      name: who.name,
      state: who.state,
      reason: who.reason ?? '',
      round: who.round ?? 1,
      last_round: who.lastRound ?? 0,
      last_sent_at: ago(who.facts?.accepted),
      due_at: who.due === undefined ? null : new Date(now + who.due * hour),
      bounce_text: who.bounceText ?? '',
      ...moments,
    })
    .where('team_id', '=', teamId)
    .where('task_id', '=', taskId)
    .where('id', '=', id)
    .execute();
  for (const [at, { state, response, history = [] }] of (who.messages ?? []).entries()) {
    const sentAt = new Date(now - ((who.facts?.accepted ?? 29) - 24 * at) * hour);
    await db
      .insertInto('mail_messages')
      .values({
        team_id: teamId,
        task_id: taskId,
        recipient_id: id,
        round: at + 1,
        version: 1,
        sender_id: senderId,
        message_id: `<${id}.${at + 1}@brand.example>`,
        state,
        values: JSON.stringify({ 'creator.name': who.name }),
        started_at: sentAt,
        ended_at: sentAt,
        tries: history.length + 1,
        response,
        history: JSON.stringify(history),
        settled_by: null,
      })
      .execute();
  }
}

/** A task of two rounds in the middle of its way. Nobody sends in this world, so that nothing moves by itself. */
export function addSentTask(
  appUrl: string,
  { teamId, accountId }: TeamAccount,
  content: Partial<TaskContent> = {},
): Promise<OfTask> {
  return withDb(appUrl, async db => {
    const ctx = realContext();
    const now = ctx.now().getTime();
    const senderId = await addSender(db, ctx, { secrets }, { teamId, accountId }, { port: 1 });
    const all = people(now);
    const rounds = [
      aRound({
        subject: '想和{{creator.name|你}}合作秋季新品',
        html: '<p>{{creator.name|你好}}，看了你的视频很喜欢。<a href="https://shop.example/new">新品在这里</a></p>',
      }),
      aRound({
        subject: '',
        html: '<p>{{creator.name|你好}}，上一封看到了吗？</p>',
        condition: 'noReply',
        wait: { kind: 'after', amount: 3, unit: 'days' },
      }),
    ];
    // Due only later, so that the running product sends nothing before its recipients stand as they should.
    const taskId = await addTask(
      db,
      { ...ctx, now: () => new Date(now + hour) },
      { teamId, accountId, senderId },
      { recipients: all.length, content: { name: '秋季新品邀请', lang: 'zh', rounds, ...content } },
    );
    await asTeam(db, teamId, async db => {
      const rows = await db
        .selectFrom('mail_recipients')
        .select('id')
        .where('team_id', '=', teamId)
        .where('task_id', '=', taskId)
        .orderBy('id')
        .execute();
      const begun = new Date(now);
      await db
        .updateTable('mail_tasks')
        .set({ created_at: begun, changed_at: begun, started_at: begun })
        .where('team_id', '=', teamId)
        .where('id', '=', taskId)
        .execute();
      for (const [at, who] of all.entries())
        await tell(db, { teamId, taskId, senderId }, rows[at]?.id ?? 0, who, now);
      const mia = rows[1]?.id ?? 0;
      const by = { address: '203.0.113.9', agent: 'Mail/16.0', verdict: 'person' as const };
      const opened = { ...by, kind: 'open' as const };
      const clicked = { ...by, kind: 'click' as const, link: 1 };
      const gateway = { address: '198.51.100.7', agent: 'Mozilla/5.0', verdict: 'scanner' as const };
      const scanned = { ...gateway, kind: 'click' as const, rule: 'besideTrap' as const };
      const trapped = { ...gateway, kind: 'trap' as const, rule: 'trap' as const };
      const proxied = { ...opened, agent: 'Proxy', verdict: 'proxy' as const, rule: 'gmailProxy' as const };
      for (const [at, hit] of [scanned, trapped, proxied, opened, opened, clicked].entries()) {
        const when = new Date(now - (28.9 - at / 4) * hour);
        const of = { team_id: teamId, task_id: taskId, recipient_id: mia, round: 1, is_head: false };
        await db
          .insertInto('mail_hits')
          .values({ ...of, ...hit, at: when })
          .execute();
      }
    });
    return { teamId, taskId, senderId };
  });
}
