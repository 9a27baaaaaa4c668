import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';

export interface StoredCode {
  code_hash: Buffer;
  sent_at: Date;
  expires_at: Date;
  tries_left: number;
}

/** A phone has one code at a time: a new one replaces the previous one. */
export async function putCode(db: Db, phone: string, code: StoredCode): Promise<void> {
  await db
    .insertInto('phone_codes')
    .values({ phone, ...code })
    .onConflict(conflict => conflict.column('phone').doUpdateSet(code))
    .execute();
}

/** Takes one of the attempts of a valid code. @returns its hash, or undefined if there is none */
export async function takeTry(db: Db, phone: string, at: Date): Promise<Buffer | undefined> {
  const { rows } = await sql<{ code_hash: Buffer }>`
    update phone_codes set tries_left = tries_left - 1
    where phone = ${phone} and expires_at > ${at} and tries_left > 0
    returning code_hash`.execute(db);
  return rows[0]?.code_hash;
}

/** @returns false if the code was used or replaced meanwhile */
export async function deleteCode(db: Db, phone: string, hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('phone_codes')
    .where('phone', '=', phone)
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteExpiredCodes(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('phone_codes').where('expires_at', '<=', at).execute();
}

export async function keepSandboxMessage(
  db: Db,
  message: { phone: string; code: string; notice: string },
  at: Date,
): Promise<void> {
  await db
    .insertInto('sandbox_messages')
    .values({ ...message, sent_at: at })
    .execute();
}

export function latestSandboxMessages(db: Db, since: Date) {
  return db
    .selectFrom('sandbox_messages')
    .selectAll()
    .where('sent_at', '>=', since)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(10)
    .execute();
}

export async function deleteSandboxMessages(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('sandbox_messages').where('sent_at', '<', before).execute();
}
