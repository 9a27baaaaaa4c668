import type { ReplyOf } from '../../../../contract/core/endpoint.ts';
import type { getThread, ThreadMail } from '../../../../contract/inbox/threads.ts';
import type { MatchWay } from '../../../../contract/outreach/mail-kinds.ts';
import { outcomesOf } from '../../../../contract/outreach/sent-messages/recipient-outcomes.ts';
import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { AppError } from '../../../core/errors.ts';
import { addressesOf } from '../../../creators/shared/open-addresses.ts';
import { sentSubject } from '../../../outreach/mail-content/service.ts';
import { readRows } from '../listing/thread-rows.ts';
import {
  aliasesOf,
  factsOf,
  messagesBeside,
  newestMails,
  othersWith,
  recipientsOfThread,
  suppressionOf,
  type MailRecord,
  type MessageRecord,
} from './load-thread.queries.ts';
import { findThread } from '../threads.queries.ts';

const maxMails = 200;
const maxOthers = 20;

function ofMailbox(row: MailRecord): ThreadMail {
  const { task_id: taskId, recipient_id: recipientId, match_way: way } = row;
  const isIn = row.direction === 'in';
  return {
    item: 'mail',
    id: row.id,
    direction: row.direction,
    from: { name: row.from_name, address: row.from_address },
    to: row.people.to,
    cc: row.people.cc,
    subject: row.subject,
    snippet: row.snippet,
    at: row.received_at.toISOString(),
    isUnread: isIn && row.read_at === null,
    attachments: row.attachments,
    kind: isIn ? row.kind : null,
    rule: isIn ? row.rule : '',
    correctedBy: row.corrected_by === null ? null : (row.corrector ?? ''),
    bounce: row.bounce,
    returnsOn: row.returns_on,
    match: way && taskId !== null && recipientId !== null ? { way, taskId, recipientId } : null,
    isGone: row.gone_at !== null,
    round: null,
    state: null,
  };
}

const ofTask = (row: MessageRecord): ThreadMail => ({
  item: 'message',
  id: row.id,
  direction: 'out',
  from: { name: row.sender_name ?? '', address: row.sender ?? '' },
  to: [{ name: row.name, address: row.address }],
  cc: [],
  subject: sentSubject({ own: row.own_subject, first: row.first_subject }, row.values),
  snippet: '',
  at: row.at.toISOString(),
  isUnread: false,
  attachments: [],
  kind: null,
  rule: '',
  correctedBy: null,
  bounce: null,
  returnsOn: null,
  match: null,
  isGone: false,
  round: row.round,
  state: row.state,
});

/** Returns the mails in mailboxes, and what else the product sent, oldest first. */
async function everythingOf(db: Db, teamId: number, threadId: number): Promise<ThreadMail[]> {
  const mails = (await newestMails(db, teamId, threadId, maxMails)).map(ofMailbox);
  for (const key of await recipientsOfThread(db, teamId, threadId)) {
    mails.push(...(await messagesBeside(db, teamId, key)).map(ofTask));
  }
  return mails.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at) || a.id - b.id).slice(-maxMails);
}

interface Matched {
  task_id: number | null;
  recipient_id: number | null;
  match_way: MatchWay | '';
}

/** The recipient whose answer it is, with the address that was written to. */
async function recipientOf(
  db: Db,
  teamId: number,
  { task_id: taskId, recipient_id: id, match_way: way }: Matched,
): Promise<{ recipient: ReplyOf<typeof getThread>['recipient']; written: string[] }> {
  if (taskId === null || id === null || !way) return { recipient: null, written: [] };
  const facts = await factsOf(db, teamId, { taskId, recipientId: id });
  if (!facts) return { recipient: null, written: [] };
  const iso = (at: Date | null) => at?.toISOString() ?? null;
  const outcomes = outcomesOf({
    accepted: iso(facts.accepted_at),
    failed: iso(facts.failed_at),
    bounced: iso(facts.bounced_at),
    read: iso(facts.read_at),
    replied: iso(facts.replied_at),
  });
  return { recipient: { taskId, id, state: facts.state, outcomes, way }, written: [facts.address] };
}

async function knownAddresses(db: Db, teamId: number, creatorId: number | null): Promise<string[]> {
  if (creatorId === null) return [];
  const open = (await addressesOf(db, teamId, [creatorId])).get(creatorId) ?? [];
  return [...new Set([...open, ...(await aliasesOf(db, teamId, creatorId))])];
}

/** Returns a conversation with everything that is shown beside it. @throws AppError not_found */
export function loadThread(pool: Db, ctx: SignedIn, id: number): Promise<ReplyOf<typeof getThread>> {
  const { teamId } = ctx.actor;
  return asTeam(pool, teamId, async db => {
    const record = await findThread(db, teamId, id);
    const [thread] = await readRows(db, teamId, [id]);
    if (!record || !thread) throw new AppError('not_found');
    const { creator_id: creatorId, counterpart_address: address } = record;
    const { recipient, written } = await recipientOf(db, teamId, record);
    const others = await othersWith(db, teamId, { threadId: id, creatorId, address }, maxOthers);
    return {
      thread,
      mails: await everythingOf(db, teamId, id),
      recipient,
      addresses: await knownAddresses(db, teamId, creatorId),
      others: others.map(other => ({
        id: other.id,
        subject: other.subject,
        lastAt: other.last_at.toISOString(),
      })),
      suppressed: await suppressionOf(db, teamId, [...written, address]),
    };
  });
}
