import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { putDue } from '../../../core/db/due-work/due-work.ts';
import { composeAutoReply, composeReply } from './compose-answer.ts';
import { composeBounce } from './compose-bounce.ts';
import { openMail, addresses, requestAddress, source, target } from './open-mail.ts';
import { readBody, readHeads } from '../parse-accepted-mail.ts';
import { fractionsOf } from './personas.ts';
import { findSentMail, insertMail } from '../queries.ts';
import { countTry, endReaction, findReaction, type StoredReaction } from './reactions.queries.ts';

/** Like Gmail, which fetches pictures when a mail arrives. */
const prefetcher =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/42.0.2311.135 Safari/537.36 Edge/12.246 Mozilla/5.0';
/** A gateway pretends to be a browser: only its behaviour reveals it. */
const gateway =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

/** Acts like a provider that fetches pictures for its users. @throws if the product does not answer */
async function prefetchMail(html: string, publicUrl: string): Promise<void> {
  for (const picture of addresses(html, source, `${publicUrl}/m/o/`))
    await requestAddress(picture, prefetcher);
}

/**
 * Acts like a security gateway before it delivers a mail: it requests everything in it, including the hidden link.
 * @throws if the product does not answer
 */
async function scanMail(html: string, publicUrl: string): Promise<void> {
  const pictures = addresses(html, source, `${publicUrl}/m/o/`);
  for (const picture of pictures) await requestAddress(picture, gateway, 'HEAD');
  for (const address of [...pictures, ...addresses(html, target, `${publicUrl}/`)])
    await requestAddress(address, gateway);
}

const minute = 60_000;
/** The number of tries to open a mail while the product does not answer. */
const maxTries = 5;

/** Opens the mail. @returns false if the product did not answer */
async function read(content: Buffer, reaction: StoredReaction, publicUrl: string): Promise<boolean> {
  const [agent] = fractionsOf(reaction.person);
  const [choice] = fractionsOf(`${reaction.person} ${reaction.message_id} click`);
  const { html } = await readBody(content);
  return openMail(html, { publicUrl, choice, agent }).then(
    () => true,
    () => false,
  );
}

/** A machine acts once, whether or not the product answers. */
async function passThroughMachine(
  content: Buffer,
  kind: 'scan' | 'prefetch',
  publicUrl: string,
): Promise<void> {
  const { html } = await readBody(content);
  await (kind === 'scan' ? scanMail : prefetchMail)(html, publicUrl).catch(() => undefined);
}

/** Composes what arrives in the sender's inbox. */
async function compose(ctx: Context, content: Buffer, reaction: StoredReaction): Promise<[string, Buffer]> {
  const { kind, person, mailbox, due_at: at, message_id } = reaction;
  const [choice] = fractionsOf(`${person} ${message_id} words`);
  const domain = person.slice(person.indexOf('@') + 1);
  const messageId = `<${ctx.randomBytes(12).toString('hex')}@${domain}>`;
  if (kind === 'bounce')
    return [messageId, composeBounce({ to: mailbox, person, messageId, at, choice, content })];
  const { fromName, answersTo, subject, references } = await readHeads(content);
  const { text } = await readBody(content);
  const mail = {
    from: { name: fromName, address: answersTo },
    subject,
    messageId: message_id,
    references,
    text,
  };
  const answer = { person: { name: reaction.person_name, address: person }, messageId, at, choice };
  return [messageId, await (kind === 'reply' ? composeReply : composeAutoReply)(mail, answer)];
}

/**
 * Does one planned action of a person, in the caller's transaction as the team. Their mail is dated when it was due,
 * however long the worker slept.
 */
export async function reactToMail(
  db: Db,
  ctx: Context,
  { teamId, id, publicUrl }: { teamId: number; id: number; publicUrl: string },
): Promise<void> {
  const reaction = await findReaction(db, teamId, id);
  if (!reaction) return;
  const { mailbox, sent_uid: uid } = reaction;
  const content = await findSentMail(db, teamId, { address: mailbox, uid });
  if (content && reaction.kind === 'read') {
    if (!(await read(content, reaction, publicUrl)) && reaction.tries < maxTries) {
      await countTry(db, teamId, id);
      return putDue(db, 'sandbox.reaction', { teamId, id }, new Date(ctx.now().getTime() + minute));
    }
  } else if (content && (reaction.kind === 'scan' || reaction.kind === 'prefetch')) {
    await passThroughMachine(content, reaction.kind, publicUrl);
  } else if (content) {
    const [messageId, answer] = await compose(ctx, content, reaction);
    const filed = { address: mailbox, folder: 'inbox', messageId, content: answer } as const;
    await insertMail(db, teamId, { ...filed, at: reaction.due_at });
  }
  await endReaction(db, teamId, id, ctx.now());
}
