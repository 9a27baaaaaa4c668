import type { OperationAction } from '../../../contract/activity/audit-log.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { changesOf, type RecordedValues } from './recorded-changes.ts';
import { eraseOldValues, eraseValuesAbout, eraseValuesBy, findAccountName, insertRecord } from './queries.ts';

export { eraseOldValues };

interface NamedAccount {
  id: number;
  username: string;
  nickname: string;
}

export interface OperationEntry {
  action: OperationAction;
  /** The kind of the subject: `account`, `member`, `team`, … */
  subject: string;
  subjectId?: number;
  /** A name by which readers recognise the subject. Not needed for the acting account itself. */
  subjectName?: string;
  /** Never a secret: no password, no token. */
  before?: RecordedValues;
  after?: RecordedValues;
  /** The actor, if nobody is signed in yet. */
  by?: NamedAccount;
}

/** Enough that nobody finds by trying what values were, once the salt is gone. */
const saltBytes = 16;

const nameOf = ({ nickname, username }: NamedAccount) =>
  nickname === username ? username : `${nickname} (${username})`;

/** Returns the caller, if of this team; an operator acting on another team counts as the installation. */
async function callerOf(db: Db, { actor }: Context, teamId: number): Promise<NamedAccount | undefined> {
  return actor?.teamId === teamId ? findAccountName(db, teamId, actor.accountId) : undefined;
}

/**
 * Records who did what, when and from where, in the caller's transaction as the team. Records cannot be changed; their
 * personal values are stored separately and are deleted with the account. They are sealed later, in the background
 * (`server/workspace/audit-log/seals/`), so that no call waits for another.
 */
export async function recordOperation(
  db: Db,
  ctx: Context,
  teamId: number,
  { action, subject, subjectId, subjectName, before, after, by }: OperationEntry,
): Promise<void> {
  const account = by ?? (await callerOf(db, ctx, teamId));
  const name = account ? nameOf(account) : '';
  const isItself = account !== undefined && subject === 'account' && subjectId === account.id;
  await insertRecord(db, teamId, {
    at: ctx.now(),
    account: account ? { id: account.id, name } : null,
    action,
    subject,
    subjectId: subjectId ?? null,
    subjectName: subjectName ?? (isItself ? name : ''),
    ...changesOf(before, after),
    address: ctx.from?.address ?? '',
    agent: ctx.from?.agent ?? '',
    salt: ctx.randomBytes(saltBytes),
  });
}

/** Erases the personal values of records by and about a deleted account, in the caller's transaction. */
export async function erasePersonalValues(db: Db, teamId: number, accountId: number): Promise<void> {
  await eraseValuesBy(db, teamId, accountId);
  await eraseValuesAbout(db, teamId, accountId);
}
