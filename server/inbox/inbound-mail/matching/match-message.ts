import type { MatchWay } from '../../../../contract/outreach/mail-kinds.ts';
import { domainOf } from './shared-domains.ts';
import { sameSubject } from '../../shared/subject-prefix.ts';
import { sentSubject } from '../../../outreach/mail-content/service.ts';
import { addressesNamed, domainWindowMs, mayAnswer, windowMs, type Candidates } from './match-candidates.ts';
import type { SentMessage } from './match-message.queries.ts';
import type { PreparedMail } from '../reading/prepared-mail.ts';

export interface Match {
  message: SentMessage;
  way: MatchWay;
}

/** The clocks of two servers may differ by this much. */
const clocksDiffer = 3_600_000;

const within = ({ receivedAt }: PreparedMail, ms: number) => {
  const at = receivedAt.getTime();
  return ({ started_at: sent }: SentMessage) =>
    sent.getTime() >= at - ms && sent.getTime() <= at + clocksDiffer;
};

/** Matches a mail from the recipient of a message with the same subject; a notice by the recipients that it names. */
function byAddress(mail: PreparedMail, { toAddress }: Candidates): SentMessage | undefined {
  const named = addressesNamed(mail);
  const from = named.length ? named : [mail.from.address];
  const messages = from.flatMap(address => toAddress.get(address) ?? []).filter(within(mail, windowMs));
  if (named.length) return messages[0];
  return messages.find(({ own_subject: own, first_subject: first, values }) =>
    sameSubject(sentSubject({ own, first }, values), mail.subject),
  );
}

/** Matches a mail from another address of the recipient's domain, if only one address of the domain was written to. */
function byDomain(mail: PreparedMail, { toDomain }: Candidates): SentMessage | undefined {
  if (mail.kind !== 'reply') return undefined;
  const messages = toDomain.get(domainOf(mail.from.address))?.filter(within(mail, domainWindowMs)) ?? [];
  return new Set(messages.map(({ address }) => address)).size === 1 ? messages[0] : undefined;
}

/**
 * Returns the message of a task that a mail refers to, by the most reliable sign: what it answers or returns, a token
 * of ours, sender and subject, the domain.
 * @param isTrusted false for mail in the spam folder: only reliable signs count there
 */
export function matchOf(mail: PreparedMail, candidates: Candidates, isTrusted: boolean): Match | null {
  if (!mayAnswer(mail)) return null;
  const answered = mail.answers.flatMap(id => candidates.named.get(id) ?? [])[0];
  if (answered) return { message: answered, way: 'references' };
  const tokened = mail.tokens.flatMap(token => candidates.tokened.get(token) ?? [])[0];
  if (tokened) return { message: tokened, way: 'token' };
  if (!isTrusted) return null;
  const addressed = byAddress(mail, candidates);
  if (addressed) return { message: addressed, way: 'subject' };
  const housed = byDomain(mail, candidates);
  return housed ? { message: housed, way: 'domain' } : null;
}
