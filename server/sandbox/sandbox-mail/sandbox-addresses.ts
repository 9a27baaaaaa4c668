import type { Personas } from '../../../contract/core/mail/sandbox-personas.ts';
import type { Db } from '../../core/db/database.ts';
import { isRefusedAtOnce, personaOf } from './reactions/personas.ts';
import { findTeamOf } from './queries.ts';
import { sandboxDomain } from './sandbox-domain.ts';

/** Domains under which no real person can have an address (RFC 2606). */
const sampleWorld = /@([a-z0-9-]+\.)*(example\.com|example)$/;

export const isMailbox = (address: string) => address.endsWith(`@${sandboxDomain}`);

/** Returns the mailbox for an address of the sandbox: the text after a plus sign is a label. */
export const mailboxOf = (address: string) => address.replace(/\+[^@]*(?=@)/, '');

export interface Refusal {
  code: number;
  text: string;
}

/** Returns why mail to an address is refused, as a sentence; null if it is accepted. Nothing is ever relayed. */
export async function refusalOf(
  pool: Db,
  address: string,
  around: { teamId: number; personas: Personas },
): Promise<Refusal | null> {
  if (isMailbox(address)) {
    const isOwn = (await findTeamOf(pool, mailboxOf(address))) === around.teamId;
    return isOwn ? null : { code: 550, text: `Your team has no mailbox ${address} in the sandbox` };
  }
  if (!sampleWorld.test(address)) {
    const text = `The sandbox delivers to sample creators only (example.com, *.example), not to ${address}`;
    return { code: 550, text };
  }
  if (personaOf(address, around.personas) === 'bounce' && isRefusedAtOnce(address))
    return { code: 550, text: `The account ${address} does not exist` };
  return null;
}
