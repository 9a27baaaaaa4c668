import type { FolderRole } from '../../../../contract/core/mail/mail-kinds.ts';
import { batchesOf } from './fetch-batches.ts';
import { foldersByRole, rolesOf } from './folder-roles.ts';
import { makeLink, withPatience, type ImapLink } from './imap-client.ts';
import { faultOf, isRefused } from './imap-faults.ts';
import { entriesOf, fetchBatch } from './imap-fetch.ts';
import { foldersOf, type FolderOptions, type OpenFolder } from './imap-folder.ts';
import { hasMessage, nextUid, searchUids } from './imap-search.ts';
import { waitingIn } from './imap-wait.ts';
import {
  MailboxFault,
  type FolderState,
  type Mailbox,
  type MailboxAccess,
  type MailboxOptions,
} from '../mailbox-access.ts';
import { uidGroups } from './uid-sets.ts';

/** How long signing out may take, ms. */
const farewell = 3000;

/** Signs in to an IMAP server (RFC 9051, RFC 3501). @throws MailboxFault */
export async function openImapMailbox(access: MailboxAccess, options: MailboxOptions = {}): Promise<Mailbox> {
  const link = makeLink(access, options);
  const { client } = link;
  let stage: 'connect' | 'folder' = 'connect';
  try {
    await withPatience(link, () => client.connect());
    stage = 'folder';
    const listed = await withPatience(link, () => client.list({ listOnly: true }));
    return mailboxOf(link, foldersByRole(listed));
  } catch (error) {
    client.close();
    throw faultOf(link.ended ?? error, stage);
  }
}

function mailboxOf(link: ImapLink, paths: Record<FolderRole, string>): Mailbox {
  const { client } = link;
  const within = foldersOf(link);
  /** The UIDVALIDITY of the UIDs that we returned, by role. */
  const validities = new Map<FolderRole, number>();
  const wait = waitingIn(link, within, paths.inbox);

  async function inRole<T>(
    role: FolderRole,
    work: (folder: OpenFolder) => Promise<T>,
    options: FolderOptions = {},
  ): Promise<T> {
    if (paths[role] === '') throw new MailboxFault('folder', `There is no folder for ${role}`);
    return within(paths[role], { uidValidity: validities.get(role), ...options }, work);
  }

  async function stateOf(role: FolderRole): Promise<FolderState> {
    const path = paths[role];
    const state = await within(path, { isFresh: true }, async folder => ({
      role,
      path,
      uidValidity: folder.uidValidity,
      uidNext: await nextUid(folder),
    }));
    validities.set(role, state.uidValidity);
    return state;
  }

  return {
    sentFolder: paths.sent,
    canWait: client.capabilities.has('IDLE'),
    isInInbox: id => within(paths.inbox, { isFresh: true }, folder => hasMessage(folder, id)),
    isInSent: async id =>
      paths.sent !== '' && (await within(paths.sent, { isFresh: true }, folder => hasMessage(folder, id))),
    async folders() {
      const states: FolderState[] = [];
      for (const role of rolesOf(paths)) {
        const state = await stateOf(role).catch((error: MailboxFault) => {
          // The inbox must be readable; other folders may refuse.
          if (role === 'inbox' || !isRefused(error.cause)) throw error;
        });
        if (state) states.push(state);
      }
      return states;
    },
    uids: (role, wanted = {}) =>
      inRole(
        role,
        folder => {
          if (role === 'inbox') wait.know(folder);
          return searchUids(folder, wanted);
        },
        { isFresh: true },
      ),
    async entries(role, uids) {
      const entries = [];
      for (const group of uidGroups(uids))
        entries.push(...(await inRole(role, folder => entriesOf(folder, group))));
      return entries;
    },
    async *fetch(role, uids) {
      for (const group of uidGroups(uids)) {
        const entries = await inRole(role, folder => entriesOf(folder, group));
        for (const batch of batchesOf(entries))
          yield* await inRole(role, folder => fetchBatch(folder, batch));
      }
    },
    waitForNews: wait.forNews,
    async close() {
      const timer = setTimeout(() => client.close(), farewell);
      await client.logout().catch(() => client.close());
      clearTimeout(timer);
    },
  };
}
