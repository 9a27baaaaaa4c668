import type { MatchWay } from '../../../contract/mail-kinds.ts';
import type { Db } from '../../db/database.ts';
import { domainOf, isSharedDomain } from '../../mail/shared-domains.ts';
import { sameSubject } from '../../mail/subject-prefix.ts';
import type { MailWorld } from '../../mail/mail-world.ts';
import { sentSubject } from '../mail-content/service.ts';
import { messagesById, messagesTo, messagesToDomain, type SentMessage } from './match.queries.ts';
import type { PreparedMail } from './prepared-mail.ts';

export interface Match {
  message: SentMessage;
  way: MatchWay;
}

/** So long after a message somebody may come back to it without answering it. */
const windowMs = 90 * 86_400_000;
/** A colleague of theirs writes sooner. */
const domainWindowMs = 30 * 86_400_000;

/** Kinds that are about a mail of ours; the rest may come from anybody. */
const answering = new Set([
  'reply',
  'autoReply',
  'unsubscribe',
  'bounce',
  'delay',
  'complaint',
  'delivered',
  'challenge',
]);

const windowBefore = ({ receivedAt }: PreparedMail, ms: number) => ({
  since: new Date(receivedAt.getTime() - ms),
  // Clocks of two servers differ.
  until: new Date(receivedAt.getTime() + 3_600_000),
});

async function byToken(db: Db, world: MailWorld, teamId: number, tokens: readonly string[]) {
  const ids = tokens.flatMap(token => {
    const opened = world.linkTokens.open(token);
    return opened?.teamId === teamId ? [opened.messageId] : [];
  });
  const messages = await messagesById(db, teamId, ids);
  return ids.flatMap(id => messages.find(message => message.id === id) ?? [])[0];
}

/** Who wrote is whom it went to, and they write of the same; a notice is about whom it names. */
async function byAddress(db: Db, teamId: number, mail: PreparedMail): Promise<SentMessage | undefined> {
  const named = mail.reports.flatMap(({ addresses }) => addresses);
  const isNotice = named.length > 0;
  const messages = await messagesTo(
    db,
    teamId,
    isNotice ? named : [mail.from.address],
    windowBefore(mail, windowMs),
  );
  if (isNotice) return messages[0];
  return messages.find(({ own_subject: own, first_subject: first, values }) =>
    sameSubject(sentSubject({ own, first }, values), mail.subject),
  );
}

/** Somebody of the same house answers; only where but one creator or address there was written to. */
async function byDomain(db: Db, teamId: number, mail: PreparedMail): Promise<SentMessage | undefined> {
  const domain = domainOf(mail.from.address);
  if (mail.kind !== 'reply' || isSharedDomain(domain)) return undefined;
  const messages = await messagesToDomain(db, teamId, domain, windowBefore(mail, domainWindowMs));
  const [newest] = messages;
  return new Set(messages.map(({ address }) => address)).size === 1 ? newest : undefined;
}

/**
 * Which message of a task a mail goes back to, the surest sign first: what it answers or returns, a token of ours,
 * sender and subject, the domain.
 * @param named the messages that bear the Message-IDs of `mail.answers`
 * @param isTrusted false for what lies in the spam folder: there only the sure signs count
 */
export async function matchOf(
  db: Db,
  world: MailWorld,
  teamId: number,
  mail: PreparedMail,
  { named, isTrusted }: { named: ReadonlyMap<string, SentMessage>; isTrusted: boolean },
): Promise<Match | null> {
  if (!answering.has(mail.kind)) return null;
  const answered = mail.answers.flatMap(id => named.get(id) ?? [])[0];
  if (answered) return { message: answered, way: 'references' };
  const tokened = mail.tokens.length ? await byToken(db, world, teamId, mail.tokens) : undefined;
  if (tokened) return { message: tokened, way: 'token' };
  if (!isTrusted) return null;
  const addressed = await byAddress(db, teamId, mail);
  if (addressed) return { message: addressed, way: 'subject' };
  const housed = await byDomain(db, teamId, mail);
  return housed ? { message: housed, way: 'domain' } : null;
}
