import type { ReplyOf } from '../../../../contract/core/endpoint.ts';
import type { fillEmailTemplate } from '../../../../contract/inbox/one-to-one-emails.ts';
import { isMailVariable, variableUses } from '../../../../contract/core/mail/mail-variables.ts';
import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { AppError } from '../../../core/errors.ts';
import type { MailServices } from '../../../outside/mail-protocol/mail-services.ts';
import { htmlPieces } from '../../../outside/mail-protocol/mime/mime-html.ts';
import { fillPieces, piecesOf } from '../../../outside/mail-protocol/mime/mime-pieces.ts';
import { recipientValues } from '../../../outreach/mail-content/service.ts';
import { textOf } from '../../../outreach/mail-content/html/html-to-text.ts';
import { creatorPages } from '../../../creators/creator-connections/invitations/invitations.ts';
import { cleanHtml } from '../../../outreach/mail-content/html/clean-html.ts';
import { mailFilesOf } from '../../../outreach/mail-files/service.ts';
import { templateToUse } from '../../../outreach/mail-templates/service.ts';
import { senderFaces } from '../../../outreach/senders/service.ts';
import { teamNameOf } from '../answered-mail.queries.ts';
import { addresseesOf } from './compose-email.ts';
import { readEmail } from '../find-email.ts';
import { languageOf } from '../email-language.ts';
import type { EmailRecord } from '../queries.ts';
import { creatorOfThread, creatorsAt } from '../email-sending.queries.ts';

/** An email to one person has no unsubscribe link. */
const unsubscribing =
  /<a\b[^>]*\{\{\s*unsubscribe\.link\b[^>]*>[^<]*<\/a>|\{\{\s*unsubscribe\.link\b[^{}]*\}\}/g;

/** The creator of its conversation, else the first recipient. */
async function personOf(db: Db, teamId: number, { content, thread_id: threadId }: EmailRecord) {
  const { to, cc, bcc } = addresseesOf(content);
  const [first] = [...to, ...cc, ...bcc];
  const known = first ? await creatorsAt(db, teamId, [first.address]) : [];
  const ofThread = threadId === null ? null : await creatorOfThread(db, teamId, threadId);
  const creatorId = ofThread ?? known[0]?.creatorId ?? null;
  return { id: 0, creatorId, name: first?.name ?? '', address: first?.address ?? '' };
}

/**
 * Fills a template for the recipient of an email; an unknown value is replaced by its fallback, or left out.
 * @throws AppError not_found for the email, or a template that the account may not see
 */
export function fillTemplate(
  pool: Db,
  ctx: SignedIn,
  { publicUrl }: Pick<MailServices, 'publicUrl'>,
  { id, templateId }: { id: number; templateId: number },
): Promise<ReplyOf<typeof fillEmailTemplate>> {
  const { teamId } = ctx.actor;
  return asTeam(pool, teamId, async db => {
    const email = await readEmail(db, ctx, id);
    const template = await templateToUse(db, ctx.actor, templateId);
    if (!template) throw new AppError('not_found');
    const html = cleanHtml(template.html.replace(unsubscribing, ''));
    const names = variableUses(`${template.subject}\n${html}`).map(({ name }) => name);
    const senderId = email.sender_id ?? 0;
    const person = await personOf(db, teamId, email);
    const paged = names.includes('creator.page') ? [{ recipientId: 0, creatorId: person.creatorId }] : [];
    const pages = await creatorPages(db, ctx, { teamId, by: ctx.actor.accountId, publicUrl }, paged);
    const asked = {
      teamId,
      lang: languageOf(textOf(html), template.subject),
      variables: [...new Set(names)].filter(isMailVariable),
      snapshot: {
        senders: await senderFaces(db, teamId, [senderId]),
        teamName: await teamNameOf(db, teamId),
      },
      senderId,
      pageOf: () => pages.get(0),
    };
    const values = (await recipientValues(db, ctx, asked, [person])).get(0) ?? {};
    const personal = { values, token: null, publicUrl: '' };
    const pieces = htmlPieces(html, { opens: false, clicks: false }).pieces;
    const subject = template.subject.replace(unsubscribing, '');
    return {
      subject: fillPieces(
        piecesOf(subject, () => 'text'),
        personal,
      )
        .slice(0, 300)
        .toWellFormed(),
      html: fillPieces(pieces, personal),
      attachments: await mailFilesOf(db, teamId, template.attachments),
    };
  });
}
