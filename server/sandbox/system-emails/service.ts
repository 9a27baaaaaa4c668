import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import type { listSystemEmails } from '../../../contract/sandbox/system-emails.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import type { Delivery } from '../../outside/mail-protocol/smtp/smtp-link.ts';
import type { SystemEmail } from '../../outside/mail-protocol/smtp/system-mail.ts';
import { deleteOldEmails, insertEmail, latestEmails } from './queries.ts';

const shown = 10;

/** Takes an email in place of a mail server; keeps the team's latest ten. */
export async function keepEmail(pool: Db, email: SystemEmail): Promise<Delivery> {
  const { teamId, address, subject, text, at } = email;
  await asTeam(pool, teamId, async db => {
    await insertEmail(db, { team_id: teamId, address, subject, body: text, sent_at: at });
    await deleteOldEmails(db, teamId, shown);
  });
  return { kind: 'accepted', response: '250 kept by the sandbox', notTaken: [] };
}

/** Newest first. */
export function loadEmails(
  pool: Db,
  { actor: { teamId } }: SignedIn,
): Promise<ReplyOf<typeof listSystemEmails>> {
  return asTeam(pool, teamId, async db => {
    const rows = await latestEmails(db, teamId, shown);
    return {
      letters: rows.map(({ id, address, subject, body, sent_at }) => ({
        id,
        address,
        subject,
        text: body,
        sentAt: sent_at.toISOString(),
      })),
    };
  });
}
