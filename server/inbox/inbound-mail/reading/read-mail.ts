import { classifyMail } from '../../../outside/mail-protocol/classification/classify-mail.ts';
import type { Bounce } from '../../../outside/mail-protocol/classification/classification.ts';
import type { MailPart, ParsedMail } from '../../../outside/mail-protocol/parsing/parsed-mail.ts';
import { returnedMail } from '../../../outside/mail-protocol/classification/bounces/returned-mail.ts';
import { foldReply } from '../../../outside/mail-protocol/reply-text/fold-reply.ts';
import type { BounceFacts, ReceivedFile } from '../../../../contract/inbox/received-mail.ts';
import { isDangerousFile } from './dangerous-files.ts';
import type { MailReading } from './prepared-mail.ts';
import { replyTokenIn } from '../../../outside/mail-protocol/mime/reply-token.ts';

const linked = /\/(?:u|m\/[oct])\/([\w-]{32})(?![\w-])/g;
const maxTokens = 20;
const deliveredTo = new Set(['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to']);

/** Returns the tokens of our messages in a mail: in the address it was written to, and in quoted links. */
function tokensIn(mail: ParsedMail): string[] {
  const addressed = mail.headers.filter(({ name }) => deliveredTo.has(name)).map(({ value }) => value);
  const ofAddress = replyTokenIn(addressed);
  const ofLinks = [mail.text, mail.html].flatMap(text =>
    [...text.matchAll(linked)].slice(0, maxTokens).map(([, token]) => token ?? ''),
  );
  return [...new Set([...(ofAddress ? [ofAddress] : []), ...ofLinks])].slice(0, maxTokens);
}

/** Increased when the classification rules change: mails that were judged by older rules are judged again. */
export const rulesVersion = 2;

const maxAnswers = 50;
const maxFiles = 100;
const snippetChars = 160;

/** PostgreSQL stores no zero characters in texts, and lone surrogates are invalid. */
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed();

const lower = (address: string) => address.trim().toLowerCase();

const factsOf = ({ recipients, permanence, status, code, reason, text }: Bounce): BounceFacts => ({
  recipients,
  permanence,
  status,
  code,
  reason,
  text: storable(text).slice(0, 2000),
});

function fileOf(part: MailPart, index: number): ReceivedFile[] {
  if (!part.isAttachment) return [];
  const name = storable(part.name ?? '').slice(0, 200);
  const { mediaType, size } = part;
  const isDangerous = isDangerousFile({ name, mediaType });
  return [{ part: index, name, mediaType, size, isDangerous, isLeftOut: part.content === null }];
}

/** The beginning of what was written, in one line. */
function snippetOf(text: string): string {
  const { visible } = foldReply(text.slice(0, 20_000));
  return (visible.trim() || text.slice(0, 2000)).replaceAll(/\s+/g, ' ').trim().slice(0, snippetChars);
}

const addressed = (list: ParsedMail['to']) =>
  list
    .slice(0, 200)
    .map(({ name, address }) => ({ name: storable(name), address: storable(lower(address)) }));

/** Reads what a mail says; no content makes this fail. */
export function readMail(mail: ParsedMail): MailReading {
  const found = classifyMail(mail);
  const answers = [...returnedMail(mail).messageIds, ...mail.inReplyTo, ...mail.references.toReversed()];
  const [from = { name: '', address: '' }] = mail.from;
  const text = storable(mail.text);
  const html = storable(mail.html);
  return {
    kind: found.kind,
    rule: found.rule,
    bounce: found.bounce && factsOf(found.bounce),
    reports: found.bounce?.reports ?? [],
    returnsOn: found.returns,
    messageId: storable(mail.messageId ?? ''),
    answers: [...new Set(answers.map(storable))].slice(0, maxAnswers),
    from: { name: storable(from.name), address: storable(lower(from.address)) },
    people: { to: addressed(mail.to), cc: addressed(mail.cc), replyTo: addressed(mail.replyTo) },
    subject: storable(mail.subject).slice(0, 1000),
    writtenAt: mail.date,
    text,
    html,
    snippet: storable(snippetOf(text)),
    tokens: tokensIn(mail),
    attachments: mail.parts.flatMap(fileOf).slice(0, maxFiles),
    faults: mail.faults,
  };
}
