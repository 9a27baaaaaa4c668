import { z } from 'zod';
import { realtimeMessageSchema, type RealtimeMessage } from '../../../contract/core/realtime.ts';
import type { Db } from '../db/database.ts';
import { notify } from '../db/notices.ts';

export const noticeChannel = 'starbridge_realtime';

const targetSchema = z.union([
  z.strictObject({ sessionId: z.int() }),
  z.strictObject({ teamId: z.int(), accountId: z.int() }),
  z.strictObject({ teamId: z.int() }),
]);
/** Who gets a message: one session, every session of an account, or of a team. */
export type Target = z.output<typeof targetSchema>;

const noticeSchema = z.object({ target: targetSchema, message: realtimeMessageSchema });
export type Notice = z.output<typeof noticeSchema>;

/** Sends a message to the open pages of `target` once the caller's transaction is committed; not after a rollback. */
export async function announce(db: Db, target: Target, message: RealtimeMessage): Promise<void> {
  const notice: Notice = { target, message };
  await notify(db, noticeChannel, JSON.stringify(notice));
}

/** Parses a notice. @returns null for one that this version does not know, such as that of a newer process */
export function readNotice(text: string): Notice | null {
  try {
    return noticeSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
