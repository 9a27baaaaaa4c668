import { folderRoles } from '../../../../contract/core/mail/mail-kinds.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { dropVanished } from './drop-vanished.ts';
import { folderRows, type FolderRow } from '../mailbox-folders.queries.ts';
import { setSynced } from '../queries.ts';
import { readFolder } from './read-folder.ts';
import type { Reading } from './mailbox-reading.ts';

/**
 * Reads a mailbox to its end: the inbox first, because its mails decide what is sent.
 * @returns false if there is more: the reading had to stop early, or new mail arrived meanwhile
 * @throws MailboxFault, TakenOver; errors of the database
 */
export async function syncOpenMailbox(reading: Reading): Promise<boolean> {
  const { pool, key, mailbox, startedAt } = reading;
  const states = await mailbox.folders();
  const known = await asTeam(pool, key.teamId, db => folderRows(db, key));
  const read: FolderRow[] = [];
  for (const role of folderRoles) {
    const state = states.find(each => each.role === role);
    const row = known.find(each => each.role === role);
    if (!state) continue;
    const folder = await readFolder(reading, state, row);
    if (!folder) return false;
    if (role === 'inbox') await asTeam(pool, key.teamId, db => setSynced(db, key, startedAt));
    read.push(folder);
  }
  // Vanished mails are dropped only after all folders were read: a moved mail is known in its new folder by then.
  let isThrough = true;
  for (const folder of read) if (await dropVanished(reading, folder)) isThrough = false;
  return isThrough;
}
