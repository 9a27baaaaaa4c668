import type { Personas } from '../../../contract/core/mail/sandbox-personas.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { putDue } from '../../core/db/due-work/due-work.ts';
import { asTeam } from '../../core/db/tenant.ts';
import type { MailHeads } from './parse-accepted-mail.ts';
import { isMailbox, mailboxOf } from './sandbox-addresses.ts';
import { personaOf } from './reactions/personas.ts';
import { insertMail } from './queries.ts';
import { hasReply, insertReaction } from './reactions/reactions.queries.ts';
import { planMachine, planReactions } from './reactions/plan-reactions.ts';
import { sandboxDomain } from './sandbox-domain.ts';

export interface AcceptedMail {
  teamId: number;
  sender: string;
  recipients: readonly string[];
  heads: MailHeads;
  content: Buffer;
}

/**
 * Files a mail in the sender's Sent folder and in the inboxes of its recipients, and decides what its other readers
 * will do: all of it or, if the process dies, nothing.
 */
export async function acceptMail(
  pool: Db,
  ctx: Context,
  personas: Personas,
  { teamId, sender, recipients, heads, content }: AcceptedMail,
): Promise<void> {
  const messageId = heads.messageId || `<${ctx.randomBytes(12).toString('hex')}@${sandboxDomain}>`;
  const thread = heads.thread || messageId;
  const mail = { messageId, content, at: ctx.now() };
  // Mailboxes are locked in a fixed order.
  const inboxes = [...new Set(recipients.filter(isMailbox).map(mailboxOf))].toSorted();
  const people = [...new Set(recipients.filter(address => !isMailbox(address)))];
  await asTeam(pool, teamId, async db => {
    for (const address of inboxes.filter(each => each < sender))
      await insertMail(db, teamId, { ...mail, address, folder: 'inbox' });
    const sentUid = await insertMail(db, teamId, { ...mail, address: sender, folder: 'sent' });
    for (const address of inboxes.filter(each => each >= sender))
      await insertMail(db, teamId, { ...mail, address, folder: 'inbox' });
    for (const person of people) {
      const between = { mailbox: sender, person, thread };
      const hasAnswered = await hasReply(db, teamId, between);
      const persona = personaOf(person, personas);
      const planned = [
        ...planMachine(persona, { ...mail, person }),
        ...planReactions(persona, { ...mail, person, hasAnswered }),
      ];
      const known = { personName: heads.names.get(person) ?? '', subject: heads.subject, messageId, sentUid };
      for (const reaction of planned) {
        const id = await insertReaction(db, teamId, { ...between, ...reaction, ...known });
        await putDue(db, 'sandbox.reaction', { teamId, id }, reaction.dueAt);
      }
    }
  });
}
