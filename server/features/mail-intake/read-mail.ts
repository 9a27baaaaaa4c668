import { classify } from '../../mail/incoming/classify.ts';
import type { Classification, RecipientReport } from '../../mail/incoming/classification.ts';
import { parseMail } from '../../mail/incoming/parse-mail.ts';
import type { ParsedMail } from '../../mail/incoming/parsed-mail.ts';
import { returnedMail } from '../../mail/incoming/returned-mail.ts';

/** Somebody who did not get a mail. */
export interface DeliveryFailure {
  /** Lower-cased, those it was sent to and delivered to; they differ where mail is forwarded. */
  addresses: string[];
  /** There is no such mailbox: sending again is of no use. */
  permanent: boolean;
  /** What the server said. */
  text: string;
}

/**
 * What came into an inbox. `other`: a report on something else, a notice of a mail server, or not to be read;
 * for a bounce `failures` says who did not get the mail.
 */
export interface IncomingMail {
  what: 'reply' | 'autoReply' | 'bounce' | 'other';
  /** Lower-cased; empty where nobody is named. */
  from: string;
  /** Message-IDs that it goes back to, with their brackets, the nearest first. */
  answers: string[];
  failures: DeliveryFailure[];
}

const unreadable: IncomingMail = { what: 'other', from: '', answers: [], failures: [] };

const mostAnswers = 50;

const answersOf = (mail: ParsedMail): string[] =>
  [...new Set([...returnedMail(mail).messageIds, ...mail.inReplyTo, ...mail.references.toReversed()])].slice(
    0,
    mostAnswers,
  );

/** Who asks for no more mail has answered: nothing follows. */
function whatOf({ kind }: Classification): IncomingMail['what'] {
  if (kind === 'unsubscribe') return 'reply';
  return kind === 'reply' || kind === 'autoReply' || kind === 'bounce' ? kind : 'other';
}

const failureOf = ({ addresses, permanence, text }: RecipientReport): DeliveryFailure => ({
  addresses,
  permanent: permanence === 'hard',
  text,
});

/** Reads a mail as far as it tells of what was sent; broken mail is `other`, never an error. */
export async function readMail(source: Buffer): Promise<IncomingMail> {
  try {
    const mail = await parseMail(source);
    const found = classify(mail);
    const what = whatOf(found);
    const answers = answersOf(mail);
    // A notice that names nobody is of whom the returned mail went to; without that it leads nowhere.
    const reports = (found.bounce?.reports ?? []).filter(
      ({ addresses }) => addresses.length || answers.length,
    );
    return {
      what,
      from: mail.from[0]?.address.trim().toLowerCase() ?? '',
      answers,
      failures: what === 'bounce' ? reports.map(failureOf) : [],
    };
  } catch {
    return unreadable;
  }
}
