import type { Db } from '../../../core/db/database.ts';
import { domainOf, isSharedDomain } from './shared-domains.ts';
import type { MailServices } from '../../../outside/mail-protocol/mail-services.ts';
import {
  messagesById,
  messagesNamed,
  messagesTo,
  messagesToDomains,
  type SentMessage,
} from './match-message.queries.ts';
import type { PreparedMail } from '../reading/prepared-mail.ts';

/** Messages that the mails of a batch may answer, by what leads to them; of several the newest first. */
export interface Candidates {
  named: ReadonlyMap<string, SentMessage>;
  tokened: ReadonlyMap<string, SentMessage>;
  toAddress: ReadonlyMap<string, SentMessage[]>;
  toDomain: ReadonlyMap<string, SentMessage[]>;
}

/** For this long after a message, a mail from its recipient may refer to it without being a reply. */
export const windowMs = 90 * 86_400_000;
/** For this long, a mail from another address of the recipient's domain may refer to it. */
export const domainWindowMs = 30 * 86_400_000;

/** Kinds of mail that refer to a mail of ours; all others may come from anybody. */
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

export const mayAnswer = ({ kind }: PreparedMail): boolean => answering.has(kind);

/** Returns the addresses that a notice reports on. */
export const addressesNamed = ({ reports }: PreparedMail): string[] =>
  reports.flatMap(({ addresses }) => addresses);

const gathered = (rows: readonly (SentMessage & { asked: string })[]) =>
  Map.groupBy(rows, ({ asked }) => asked);

const before = (mails: readonly PreparedMail[], ms: number) =>
  new Date(Math.min(...mails.map(({ receivedAt }) => receivedAt.getTime())) - ms);

const distinct = (texts: readonly string[]) => [...new Set(texts.filter(Boolean))];

/** Looks up the candidates of a whole batch with a few queries, however many mails it has. */
export async function findCandidates(
  db: Db,
  { linkTokens }: Pick<MailServices, 'linkTokens'>,
  teamId: number,
  mails: readonly PreparedMail[],
): Promise<Candidates> {
  const ids = distinct(mails.flatMap(({ messageId, answers }) => [messageId, ...answers]));
  const named = new Map((await messagesNamed(db, teamId, ids)).map(message => [message.message_id, message]));
  const open = mails.filter(mail => mayAnswer(mail) && !mail.answers.some(id => named.has(id)));
  const tokens = distinct(open.flatMap(mail => mail.tokens)).flatMap(token => {
    const opened = linkTokens.open(token);
    return opened?.teamId === teamId ? [{ token, id: opened.messageId }] : [];
  });
  const byId = new Map(
    (
      await messagesById(
        db,
        teamId,
        tokens.map(({ id }) => id),
      )
    ).map(message => [message.id, message]),
  );
  const addresses = distinct(open.flatMap(mail => [mail.from.address, ...addressesNamed(mail)]));
  const domains = distinct(open.map(({ from }) => domainOf(from.address))).filter(
    each => !isSharedDomain(each),
  );
  return {
    named,
    tokened: new Map(tokens.flatMap(({ token, id }) => (byId.has(id) ? [[token, byId.get(id)!]] : []))),
    toAddress: gathered(open.length ? await messagesTo(db, teamId, addresses, before(open, windowMs)) : []),
    toDomain: gathered(
      open.length ? await messagesToDomains(db, teamId, domains, before(open, domainWindowMs)) : [],
    ),
  };
}
