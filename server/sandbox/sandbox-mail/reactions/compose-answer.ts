import MailComposer from 'nodemailer/lib/mail-composer';
import { autoTexts, langOf, quoteLine, replyTexts } from './reply-texts.ts';

export interface AnsweredMail {
  /** The author, with the reply address. */
  from: { name: string; address: string };
  subject: string;
  messageId: string;
  references: string;
  text: string;
}

export interface Answer {
  person: { name: string; address: string };
  /** Of the answer, with its angle brackets. */
  messageId: string;
  at: Date;
  /** In [0, 1): selects the variant. */
  choice: number;
}

const quotedLines = 20;
const replyPrefix = /^\s*(re|回复|答复)\s*[:：]/i;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '<br>\n');

function headsOf(mail: AnsweredMail, { person, messageId, at }: Answer) {
  return {
    from: person,
    to: mail.from,
    messageId,
    date: at,
    inReplyTo: mail.messageId,
    references: `${mail.references} ${mail.messageId}`.trim(),
  };
}

const built = (mail: ConstructorParameters<typeof MailComposer>[0]) =>
  new MailComposer(mail).compile().build();

/** Composes a short answer with the original below it, as mail programs do. */
export function composeReply(mail: AnsweredMail, answer: Answer): Promise<Buffer> {
  const lang = langOf(mail.subject + mail.text);
  const variants = replyTexts[lang];
  const words =
    `${variants[Math.floor(answer.choice * variants.length)] ?? ''}\n\n${answer.person.name}`.trim();
  const intro = quoteLine(lang, { at: answer.at, author: mail.from.name || mail.from.address });
  const quoted = mail.text.trim().split(/\r?\n/).slice(0, quotedLines);
  return built({
    ...headsOf(mail, answer),
    subject: replyPrefix.test(mail.subject) ? mail.subject : `Re: ${mail.subject}`,
    text: `${words}\n\n${intro}\n${quoted.map(line => `> ${line}`).join('\n')}\n`,
    html: `<div>${escaped(words)}</div><br><div class="quote">${escaped(intro)}<blockquote>${escaped(quoted.join('\n'))}</blockquote></div>`,
  });
}

/** Composes the automatic answer of a mailbox while its owner is away (RFC 3834). */
export function composeAutoReply(mail: AnsweredMail, answer: Answer): Promise<Buffer> {
  const { subject, text } = autoTexts[langOf(mail.subject + mail.text)];
  return built({
    ...headsOf(mail, answer),
    subject: subject + mail.subject,
    text,
    headers: { 'Auto-Submitted': 'auto-replied' },
  });
}
