import type { FolderRole } from '../../../../contract/core/mail/mail-kinds.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import type { FetchedMail } from '../../../outside/mail-protocol/mailbox-access.ts';
import { prepareMails } from '../../inbound-mail/reading/prepare-mails.ts';
import { fileMails } from '../../inbound-mail/file-mails.ts';
import { advanceFolder, type FolderRow } from '../mailbox-folders.queries.ts';
import { isOfDatabase, TakenOver, type Reading } from './mailbox-reading.ts';
import { substituteFor } from './substitute-mail.ts';

/** How often a batch is tried that met rows locked by others. */
const tries = 4;

export interface Batch {
  role: FolderRole;
  mails: readonly FetchedMail[];
  /** Everything up to this UID was read. */
  lastUid: number;
  /** The number of mails after it. */
  pending: number;
}

/**
 * The content of mails and the reading position are stored in one transaction: a crash neither loses nor repeats mails.
 */
async function file(reading: Reading, folder: FolderRow, batch: Batch): Promise<void> {
  const { pool, ctx, world, key } = reading;
  const { lastUid, pending } = batch;
  const prepared = await prepareMails(batch.mails);
  await asTeam(pool, key.teamId, async db => {
    if (!(await advanceFolder(db, key, folder, { lastUid, pending }))) throw new TakenOver();
    const place = { role: folder.role, uidValidity: folder.uid_validity };
    if (prepared.length) await fileMails(db, ctx, world, key, place, prepared);
    await reading.onProgress(db);
  });
  folder.last_uid = lastUid;
  folder.pending = pending;
}

/** Rows that another mailbox of the team has locked are free a moment later. */
async function filePatiently(reading: Reading, folder: FolderRow, batch: Batch): Promise<void> {
  for (let tried = 1; ; tried++) {
    try {
      return await file(reading, folder, batch);
    } catch (error) {
      if (!String((error as { code?: unknown }).code).startsWith('40') || tried === tries) throw error;
      await reading.world.pause(50 * tried);
    }
  }
}

/**
 * Files a batch and moves `folder` behind it. If the database refuses a mail, mails are filed one by one, and a plain
 * substitute replaces the refused one, so that the rest of the mailbox continues.
 * @throws TakenOver; also errors of an unreachable database
 */
export async function takeIn(reading: Reading, folder: FolderRow, batch: Batch): Promise<void> {
  try {
    return await filePatiently(reading, folder, batch);
  } catch (error) {
    if (error instanceof TakenOver || isOfDatabase(error)) throw error;
  }
  const { mails } = batch;
  for (const [index, mail] of mails.entries()) {
    const isLast = index === mails.length - 1;
    const one = {
      ...batch,
      mails: [mail],
      lastUid: isLast ? batch.lastUid : mail.uid,
      pending: batch.pending + mails.length - 1 - index,
    };
    await filePatiently(reading, folder, one).catch((error: unknown) => {
      if (error instanceof TakenOver || isOfDatabase(error)) throw error;
      const { senderId } = reading.key;
      const which = { senderId, role: folder.role, uid: mail.uid };
      reading.log.error({ err: error, ...which }, 'a mail could not be taken in');
      return filePatiently(reading, folder, { ...one, mails: [substituteFor(mail)] });
    });
  }
}
