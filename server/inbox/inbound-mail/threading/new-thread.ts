import type { PreparedMail } from '../reading/prepared-mail.ts';

/** A mail of a new conversation. */
interface Part {
  mail: PreparedMail;
  isIn: boolean;
}

const nobody = { name: '', address: '' };

const isLater = (one: Part, other: Part) => one.mail.receivedAt >= other.mail.receivedAt;

/** Of mails received at the same moment, the one that is filed last. */
const latest = (parts: readonly Part[]): Part | undefined =>
  parts.reduce<Part | undefined>((last, each) => (!last || isLater(each, last) ? each : last), undefined);

/**
 * What the list shows of a conversation that begins with these mails. The same as `refreshThreads` computes from stored
 * mails, which would write every new conversation twice.
 * @param parts in the order in which they are stored; at least one
 */
export function figuresOf(parts: readonly [Part, ...Part[]]) {
  const { mail: last } = latest(parts) ?? parts[0];
  const lastIn = latest(parts.filter(({ isIn }) => isIn))?.mail;
  const { name, address } = lastIn?.from ?? last.people.to[0] ?? nobody;
  return {
    counterpart_address: address,
    counterpart_name: name,
    kind: lastIn?.kind ?? last.kind,
    snippet: last.snippet,
    last_at: last.receivedAt,
    last_in_at: lastIn?.receivedAt ?? null,
    mails: parts.length,
    unread: parts.filter(({ isIn, mail }) => isIn && !mail.isSeen).length,
    has_files: parts.some(({ mail }) => mail.attachments.length > 0),
  };
}
