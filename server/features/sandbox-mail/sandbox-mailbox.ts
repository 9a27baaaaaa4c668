import { timingSafeEqual } from 'node:crypto';
import type { Db } from '../../db/database.ts';
import { asTeam } from '../../db/tenant.ts';
import { type Mailbox, type MailboxAccess, MailboxFault } from '../../mail/mailbox.ts';
import { findMailbox, findTeamOf, hasMail, inboxAfter } from './queries.ts';

/** As `ReceivedMail` has it. */
const mostBytes = 1024 * 1024;

export interface SandboxHolder {
  teamId: number;
  address: string;
  /** When the mailbox was made: its UIDVALIDITY, in seconds. */
  createdAt: Date;
}

/** Who signs in with an address and its password, over SMTP and to the mailbox; null: nobody. */
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

export async function openSandboxMailbox(pool: Db, access: MailboxAccess): Promise<Mailbox> {
  const password = 'password' in access.secret ? access.secret.password : '';
  const holder = await admitHolder(pool, access.username, password);
  if (!holder) throw new MailboxFault('auth', 'NO [AUTHENTICATIONFAILED] Wrong address or password');
  const { teamId, address } = holder;
  const uidValidity = Math.floor(holder.createdAt.getTime() / 1000);
  const isIn = (folder: 'inbox' | 'sent', messageId: string) =>
    asTeam(pool, teamId, db => hasMail(db, teamId, { address, folder, messageId }));
  return {
    sentFolder: 'Sent',
    isInInbox: messageId => isIn('inbox', messageId),
    isInSent: messageId => isIn('sent', messageId),
    receive: (after, limit) =>
      asTeam(pool, teamId, async db => {
        if (after.uidValidity !== uidValidity) {
          const mailbox = await findMailbox(db, teamId, address);
          return { place: { uidValidity, lastUid: mailbox?.last_uid ?? 0 }, mails: [] };
        }
        const wanted = { address, uid: after.lastUid, limit, bytes: mostBytes };
        const rows = await inboxAfter(db, teamId, wanted);
        const mails = rows.map(({ uid, source, received_at: receivedAt }) => ({ uid, source, receivedAt }));
        return { place: { uidValidity, lastUid: mails.at(-1)?.uid ?? after.lastUid }, mails };
      }),
    close: () => Promise.resolve(),
  };
}
