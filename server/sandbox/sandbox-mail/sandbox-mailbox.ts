import { timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FolderRole } from '../../../contract/core/mail/mail-kinds.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { batchesOf } from '../../outside/mail-protocol/imap/fetch-batches.ts';
import {
  type Mailbox,
  type MailboxAccess,
  MailboxFault,
} from '../../outside/mail-protocol/mailbox-access.ts';
import { findMailbox, findTeamOf, hasMail } from './queries.ts';
import { mailEntries, mailSources, mailUids } from './sandbox-mailbox.queries.ts';

const paths = { inbox: 'INBOX', sent: 'Sent' };
type SandboxFolder = keyof typeof paths;

/** How often to check for new mail, ms. */
const everyMs = 1000;

export interface SandboxHolder {
  teamId: number;
  address: string;
  /** When the mailbox was created: its UIDVALIDITY, in seconds. */
  createdAt: Date;
}

/** Checks an address and its password for SMTP and the mailbox; null if they are wrong. */
export async function admitHolder(
  pool: Db,
  username: string,
  password: string,
): Promise<SandboxHolder | null> {
  const address = username.trim().toLowerCase();
  const teamId = await findTeamOf(pool, address);
  if (teamId === null) return null;
  const mailbox = await asTeam(pool, teamId, db => findMailbox(db, teamId, address));
  if (!mailbox || !isSame(mailbox.password, password)) return null;
  return { teamId, address, createdAt: mailbox.created_at };
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** A mailbox of the sandbox: an inbox and a Sent folder. @throws MailboxFault */
export async function sandboxMailbox(pool: Db, access: MailboxAccess): Promise<Mailbox> {
  const password = 'password' in access.secret ? access.secret.password : '';
  const holder = await admitHolder(pool, access.username, password);
  if (!holder) throw new MailboxFault('auth', 'NO [AUTHENTICATIONFAILED] Wrong address or password');
  const { teamId, address } = holder;
  const uidValidity = Math.floor(holder.createdAt.getTime() / 1000);
  const isIn = (folder: SandboxFolder, messageId: string) =>
    asTeam(pool, teamId, db => hasMail(db, teamId, { address, folder, messageId }));
  const lastUid = () =>
    asTeam(pool, teamId, async db => (await findMailbox(db, teamId, address))?.last_uid ?? 0);
  const entriesOf = (role: FolderRole, uids: readonly number[]) =>
    asTeam(pool, teamId, db => mailEntries(db, teamId, { address, folder: folderOf(role), uids }));
  let knownUid: number | null = null;

  return {
    sentFolder: paths.sent,
    canWait: true,
    isInInbox: messageId => isIn('inbox', messageId),
    isInSent: messageId => isIn('sent', messageId),
    async folders() {
      const uidNext = (await lastUid()) + 1;
      return (['inbox', 'sent'] as const).map(role => ({ role, path: paths[role], uidValidity, uidNext }));
    },
    async uids(role, { from = 1, since } = {}) {
      if (role === 'inbox') knownUid = await lastUid();
      const range = { address, folder: folderOf(role), from, since: since ?? null };
      return asTeam(pool, teamId, db => mailUids(db, teamId, range));
    },
    entries: entriesOf,
    async *fetch(role, uids) {
      for (const batch of batchesOf(await entriesOf(role, uids))) {
        const sources = await asTeam(pool, teamId, db =>
          mailSources(db, teamId, { address, folder: folderOf(role), uids: batch.map(({ uid }) => uid) }),
        );
        for (const entry of batch) {
          const source = sources.get(entry.uid);
          if (source) yield { ...entry, source };
        }
      }
    },
    async waitForNews(ms, signal) {
      const known = knownUid ?? (await lastUid());
      for (let left = ms; !signal.aborted; left -= everyMs) {
        knownUid = await lastUid();
        if (knownUid !== known) return true;
        if (left <= 0) break;
        await sleep(Math.min(everyMs, left), undefined, { signal }).catch(() => undefined);
      }
      return false;
    },
    close: () => Promise.resolve(),
  };
}

function folderOf(role: FolderRole): SandboxFolder {
  if (role === 'spam') throw new MailboxFault('folder', 'NO [NONEXISTENT] There is no folder of spam');
  return role;
}
