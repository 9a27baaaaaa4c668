import type { ParsedMail } from '../../../outside/mail-protocol/parsing/parsed-mail.ts';
import { replyTokenIn } from '../../../outside/mail-protocol/mime/reply-token.ts';

const linked = /\/(?:u|m\/[oct])\/([\w-]{32})(?![\w-])/g;
const mostTokens = 20;
const deliveredTo = new Set(['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to']);

/** Returns the tokens of our messages in a mail: in the address it was written to, and in quoted links. */
export function tokensIn(mail: ParsedMail): string[] {
  const addressed = mail.headers.filter(({ name }) => deliveredTo.has(name)).map(({ value }) => value);
  const ofAddress = replyTokenIn(addressed);
  const ofLinks = [mail.text, mail.html].flatMap(text =>
    [...text.matchAll(linked)].slice(0, mostTokens).map(([, token]) => token ?? ''),
  );
  return [...new Set([...(ofAddress ? [ofAddress] : []), ...ofLinks])].slice(0, mostTokens);
}
