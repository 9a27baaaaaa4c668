import type { ReplyOf } from '../../../contract/endpoint.ts';
import type { listSandboxLetters } from '../../../contract/sandbox-letters.ts';
import type { SignedIn } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { asTeam } from '../../db/tenant.ts';
import type { Delivery } from '../../mail/smtp-link.ts';
import type { SystemLetter } from '../../mail/system-mail.ts';
import { deleteOldLetters, insertLetter, latestLetters } from './queries.ts';

const shown = 10;

/** Takes a letter instead of a mail server; the team's latest ten are kept. */
export async function keepLetter(pool: Db, letter: SystemLetter): Promise<Delivery> {
  const { teamId, address, subject, text, at } = letter;
  await asTeam(pool, teamId, async db => {
    await insertLetter(db, { team_id: teamId, address, subject, body: text, sent_at: at });
    await deleteOldLetters(db, teamId, shown);
  });
  return { kind: 'accepted', response: '250 kept by the sandbox', notTaken: [] };
}

/** Newest first. */
export function showLetters(
  pool: Db,
  { actor: { teamId } }: SignedIn,
): Promise<ReplyOf<typeof listSandboxLetters>> {
  return asTeam(pool, teamId, async db => {
    const rows = await latestLetters(db, teamId, shown);
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
