import { ccAddresses } from '../../../contract/outreach/cc-addresses.ts';
import type { TaskContent } from '../../../contract/outreach/mail-content.ts';
import { email } from '../../../contract/core/patterns.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { AppError } from '../../core/errors.ts';
import {
  compileMail,
  fillMail,
  fillMessage,
  type MailParts,
} from '../../outside/mail-protocol/mime/write-mime.ts';
import { htmlPieces } from '../../outside/mail-protocol/mime/mime-html.ts';
import { anyReplyToken } from '../../outside/mail-protocol/mime/reply-token.ts';
import { readMailFiles } from '../mail-files/service.ts';
import { throughUs } from '../remote-pictures/service.ts';
import { withEnclosedPictures } from './html/enclose-pictures.ts';
import type { RoundTemplate, VersionSnapshot } from './version-snapshot.ts';
import { picturesForPage } from './html/picture-sources.ts';
import { footerOfBefore, readerFooter } from './unsubscribe-footer.ts';
import { requiredVariables, usedVariables, writtenMail } from './written-mail.ts';

export interface RoundParams {
  snapshot: VersionSnapshot;
  /** Counts from 1. */
  round: number;
  senderId: number;
}

function findParts({ snapshot, round, senderId }: RoundParams) {
  const body = snapshot.content.rounds[round - 1];
  const sender = snapshot.senders.find(({ id }) => id === senderId);
  if (!body || !sender) throw new AppError('not_found');
  return { body, sender };
}

function written(asked: RoundParams) {
  const { body, sender } = findParts(asked);
  const { content, hasReaderFooter } = asked.snapshot;
  const firstSubject = asked.round > 1 ? (content.rounds[0]?.subject ?? '') : '';
  const { lang, unsubscribeFooter } = content;
  const footer = unsubscribeFooter ? (hasReaderFooter ? readerFooter : footerOfBefore)(lang) : null;
  return writtenMail({ body, firstSubject, signatureHtml: sender.signatureHtml, footer });
}

const ccOf = (content: TaskContent) => ccAddresses(content.cc, value => email.test(value)) ?? [];

/** Has the length of a link token. */
const token = 'x'.repeat(32);

/**
 * Returns where the tracked links of a round lead, by number: the same as the message template's, without reading its
 * files.
 */
export function roundLinks(asked: RoundParams): string[] {
  return htmlPieces(written(asked).html, asked.snapshot.content.tracking).links;
}

/** @throws AppError not_found if the round, the sender or an attachment does not exist */
export async function roundTemplate(
  pool: Db,
  ctx: Context,
  { teamId, ...asked }: RoundParams & { teamId: number },
): Promise<RoundTemplate> {
  const { body, sender } = findParts(asked);
  const { content, publicUrl, hasTrap = false } = asked.snapshot;
  const mail = written(asked);
  const attachments = await readMailFiles(pool, ctx, teamId, body.attachments);
  const enclosed = await withEnclosedPictures(pool, ctx, { teamId, html: mail.html, publicUrl });
  const parts: MailParts = {
    from: { name: sender.name, address: sender.address },
    replyTo: sender.replyTo,
    takesReplyTokens: sender.takesReplyTokens ?? false,
    cc: ccOf(content),
    ...mail,
    html: enclosed.html,
    lang: content.lang,
    files: [
      ...enclosed.files,
      ...attachments.map(({ name, mediaType, content }) => ({ name, mediaType, content, cid: null })),
    ],
    publicUrl,
    tracking: { ...content.tracking, trap: hasTrap },
  };
  const messageTemplate = compileMail(parts);
  const from = parts.from.name ? `${parts.from.name} <${parts.from.address}>` : parts.from.address;
  const nobody = {
    to: { name: '', address: '' },
    messageId: '',
    date: ctx.now(),
    references: [],
    token,
    replyToken: anyReplyToken,
    values: {},
  };
  return {
    variables: usedVariables(mail),
    required: requiredVariables(mail),
    links: messageTemplate.links,
    takesReplyTokens: messageTemplate.tokenAddress !== null,
    bytes: fillMail(messageTemplate, nobody).length,
    write: filling => fillMail(messageTemplate, filling),
    show(filling) {
      const { html, ...shown } = fillMessage(messageTemplate, filling);
      const { name, address } = filling.to;
      return {
        ...shown,
        from,
        to: name ? `${name} <${address}>` : address,
        cc: parts.cc.join('; '),
        html: picturesForPage(html, publicUrl, address => throughUs(ctx, address)),
        attachments: attachments.map(({ name, size }) => ({ name, size })),
      };
    },
  };
}
