import type { ImapFlow, MailboxObject } from 'imapflow';
import { withPatience, type ImapLink } from './imap-client.ts';
import { faultOf } from './imap-faults.ts';
import { MailboxFault } from '../mailbox-access.ts';

export interface FolderOptions {
  /** Fetch the folder's state again, since the one known from before does not show new mail. */
  isFresh?: boolean;
  /** The UIDVALIDITY that it must have. */
  uidValidity?: number | undefined;
}

type Ask = <T>(question: () => Promise<T>) => Promise<T>;

/** A folder that is open read-only (EXAMINE): nothing is marked as read. */
export interface OpenFolder {
  path: string;
  uidValidity: number;
  /** Not every server says it. */
  uidNext: number | undefined;
  exists: number;
  client: ImapFlow;
  /** Runs a command with our time-out. */
  ask: Ask;
}

/** Runs work in a folder, one after the other. @throws MailboxFault */
export type WithinFolder = <T>(
  path: string,
  options: FolderOptions,
  work: (folder: OpenFolder) => Promise<T>,
) => Promise<T>;

function stateOf(path: string, mailbox: MailboxObject | false) {
  if (!mailbox) throw new MailboxFault('folder', `${path} is not open`);
  const { uidValidity, uidNext, exists } = mailbox;
  if (!uidValidity) throw new MailboxFault('folder', `${path} has no UIDVALIDITY`);
  return { path, uidValidity: Number(uidValidity), uidNext: uidNext || undefined, exists: exists || 0 };
}

export function foldersOf(link: ImapLink): WithinFolder {
  const { client } = link;
  const ask: Ask = question => withPatience(link, question);
  let open = '';
  let before: Promise<unknown> = Promise.resolve();

  async function openFolder(path: string, { isFresh, uidValidity }: FolderOptions): Promise<OpenFolder> {
    if (isFresh || open !== path) {
      open = '';
      await ask(() => client.mailboxOpen(path, { readOnly: true }));
      open = path;
    }
    const state = stateOf(path, client.mailbox);
    if (uidValidity !== undefined && uidValidity !== state.uidValidity)
      throw new MailboxFault('folder', `${path} was made again: its UIDVALIDITY changed`);
    return { ...state, client, ask };
  }

  return async (path, options, work) => {
    const mine = before.then(async () => work(await openFolder(path, options)));
    before = mine.catch(() => undefined);
    try {
      return await mine;
    } catch (error) {
      throw faultOf(link.ended ?? error, 'folder');
    }
  };
}
