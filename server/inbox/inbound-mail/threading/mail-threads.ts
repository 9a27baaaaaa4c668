import type { Db } from '../../../core/db/database.ts';
import { isAnswerSubject, sameSubject } from '../../shared/subject-prefix.ts';
import type { Match } from '../matching/match-message.ts';
import type { PreparedMail } from '../reading/prepared-mail.ts';
import { figuresOf } from './new-thread.ts';
import {
  insertThreads,
  putThreadIds,
  threadsOfIds,
  threadsOfRecipients,
  threadsWith,
  tieThreads,
  type NewThread,
} from './mail-threads.queries.ts';

/** For this long, an answer without references joins an earlier conversation. */
const windowMs = 30 * 86_400_000;

/** A conversation; its id is known once it is stored. */
export interface Thread {
  id: number;
}

interface Recent {
  thread: Thread;
  subject: string;
  at: number;
}

/** A mail whose other party is known. */
export interface Placed {
  mail: PreparedMail;
  /** Name and address of the other party. */
  counterpart: { name: string; address: string };
  isIn: boolean;
  match: Match | null;
  creatorId: number | null;
}

const idsOf = ({ messageId, answers }: PreparedMail) => [messageId, ...answers].filter(Boolean);
const ofRecipient = ({ message }: Match) => `${message.task_id} ${message.recipient_id}`;

const tieOf = ({ match, creatorId }: Placed) => ({
  creatorId,
  taskId: match?.message.task_id ?? null,
  recipientId: match?.message.recipient_id ?? null,
  way: match?.way ?? ('' as const),
});

/** The conversations of a batch of mails: existing ones, looked up together, and new ones. */
export class Threads {
  private readonly db: Db;
  private readonly of: { teamId: number; senderId: number; isSpam: boolean };
  private readonly byId = new Map<string, Thread>();
  private readonly byRecipient = new Map<string, Thread>();
  private readonly byAddress = new Map<string, Recent[]>();
  private readonly begun = new Map<Thread, [Placed, ...Placed[]]>();
  private readonly ties: (ReturnType<typeof tieOf> & { thread: Thread })[] = [];
  private readonly newIds = new Map<string, Thread>();

  private constructor(db: Db, of: Threads['of']) {
    this.db = db;
    this.of = of;
  }

  static async lookUp(db: Db, of: Threads['of'], mails: readonly Placed[]): Promise<Threads> {
    const threads = new Threads(db, of);
    const { teamId } = of;
    const stored = new Map<number, Thread>();
    const threadOf = (id: number) => {
      const thread = stored.get(id) ?? { id };
      stored.set(id, thread);
      return thread;
    };
    const ids = [...new Set(mails.flatMap(({ mail }) => idsOf(mail)))];
    for (const row of await threadsOfIds(db, teamId, ids))
      threads.byId.set(row.message_id, threadOf(row.thread_id));
    const matches = mails.flatMap(({ match }) => match ?? []);
    for (const row of await threadsOfRecipients(
      db,
      teamId,
      matches.map(({ message }) => message),
    ))
      threads.byRecipient.set(`${row.task_id} ${row.recipient_id}`, threadOf(row.id));
    const answers = mails.filter(
      ({ mail, counterpart }) => counterpart.address && isAnswerSubject(mail.subject),
    );
    const since = Math.min(...answers.map(({ mail }) => mail.receivedAt.getTime())) - windowMs;
    const addresses = [...new Set(answers.map(({ counterpart }) => counterpart.address))];
    for (const row of addresses.length ? await threadsWith(db, teamId, addresses, new Date(since)) : [])
      threads.remember(row.counterpart_address, threadOf(row.id), row.subject, row.last_at);
    return threads;
  }

  private remember(address: string, thread: Thread, subject: string, at: Date): void {
    const recent = this.byAddress.get(address) ?? [];
    recent.push({ thread, subject, at: at.getTime() });
    this.byAddress.set(address, recent);
  }

  /** A recent conversation with the same subject and person, if the mail's subject says that it is an answer. */
  private recentFor({ mail, counterpart }: Placed): Thread | undefined {
    if (!counterpart.address || !isAnswerSubject(mail.subject)) return undefined;
    const at = mail.receivedAt.getTime();
    const recent = this.byAddress.get(counterpart.address) ?? [];
    return recent.find(each => Math.abs(each.at - at) <= windowMs && sameSubject(each.subject, mail.subject))
      ?.thread;
  }

  /**
   * Returns the conversation of a mail: that of the closest mail it answers, else that with the recipient, else a new
   * one.
   */
  place(placed: Placed): Thread {
    const { mail, match, counterpart } = placed;
    const answered = idsOf(mail).flatMap(id => this.byId.get(id) ?? [])[0];
    const found =
      answered ?? (match ? this.byRecipient.get(ofRecipient(match)) : undefined) ?? this.recentFor(placed);
    const tie = tieOf(placed);
    if (found && (tie.taskId ?? tie.creatorId) !== null) this.ties.push({ thread: found, ...tie });
    const thread = found ?? { id: 0 };
    const begun = this.begun.get(thread);
    if (begun) begun.push(placed);
    else if (!found) this.begun.set(thread, [placed]);
    for (const id of idsOf(mail).filter(each => !this.byId.has(each))) {
      this.byId.set(id, thread);
      this.newIds.set(id, thread);
    }
    if (match && !this.byRecipient.has(ofRecipient(match))) this.byRecipient.set(ofRecipient(match), thread);
    if (!found) this.remember(counterpart.address, thread, mail.subject, mail.receivedAt);
    return thread;
  }

  private rowOf(parts: readonly [Placed, ...Placed[]]): NewThread {
    const { teamId, senderId, isSpam } = this.of;
    const [first] = parts;
    const { creatorId, taskId, recipientId, way } = tieOf(first);
    return {
      team_id: teamId,
      subject: first.mail.subject,
      sender_id: senderId,
      creator_id: creatorId,
      task_id: taskId,
      recipient_id: recipientId,
      match_way: way,
      is_spam: isSpam,
      ...figuresOf(parts),
    };
  }

  /** Returns whether a conversation began with mails of this batch: it is stored with all that is shown of it. */
  isBegun(thread: Thread): boolean {
    return this.begun.has(thread);
  }

  /** Stores new conversations and findings; after that every conversation has its id. */
  async save(): Promise<void> {
    const { db, begun, ties, newIds } = this;
    const { teamId } = this.of;
    const rows = [...begun.values()].map(parts => this.rowOf(parts));
    const ids = await insertThreads(db, rows);
    for (const [index, thread] of [...begun.keys()].entries()) thread.id = ids[index] ?? 0;
    await tieThreads(
      db,
      teamId,
      ties.map(({ thread, ...tie }) => ({ threadId: thread.id, ...tie })),
    );
    await putThreadIds(db, teamId, new Map([...newIds].map(([id, thread]) => [id, thread.id])));
  }
}
