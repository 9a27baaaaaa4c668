import type { ShownBody } from '../../../../contract/inbox/threads.ts';
import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { AppError } from '../../../core/errors.ts';
import { foldHtml } from '../../../outside/mail-protocol/reply-text/html/fold-html.ts';
import { foldReply } from '../../../outside/mail-protocol/reply-text/fold-reply.ts';
import type { MailServices } from '../../../outside/mail-protocol/mail-services.ts';
import { ownPicture } from '../../../outreach/mail-content/html/picture-sources.ts';
import { throughUs } from '../../../outreach/remote-pictures/service.ts';
import { cleanMail } from './clean-mail.ts';
import { InsidePictures } from './inline-pictures.ts';
import { findBody } from './mail-bodies.queries.ts';
import { readParsed } from './mail-sources.ts';

const namesPicture = /\bcid:/i;

async function picturesOf(pool: Db, teamId: number, mailId: number, html: string): Promise<InsidePictures> {
  const { parts } = namesPicture.test(html) ? await readParsed(pool, teamId, mailId) : { parts: [] };
  return new InsidePictures(parts);
}

/**
 * Returns the text of a mail and, separately, its quotes; both are cleaned after they were separated. @throws AppError
 * not_found
 */
export async function loadMailBody(
  pool: Db,
  ctx: SignedIn,
  { publicUrl }: Pick<MailServices, 'publicUrl'>,
  { mailId, areRemoteShown }: { mailId: number; areRemoteShown: boolean },
): Promise<ShownBody> {
  const { teamId } = ctx.actor;
  const body = await asTeam(pool, teamId, db => findBody(db, teamId, mailId));
  if (!body) throw new AppError('not_found');
  const html = body.html ?? '';
  const { visible, folded } = foldReply(body.text ?? '');
  const pictures = await picturesOf(pool, teamId, mailId, html);
  const shown = {
    inside: (contentId: string) => pictures.inside(contentId),
    written: (address: string) => pictures.written(address),
    ...(areRemoteShown && {
      elsewhere: (address: string) => ownPicture(publicUrl, address) ?? throughUs(ctx, address),
    }),
  };
  const { visibleHtml, foldedHtml } = foldHtml(html);
  const said = cleanMail(visibleHtml, shown);
  const quoted = cleanMail(foldedHtml, shown);
  return {
    html: said.html,
    quotedHtml: quoted.html,
    text: visible,
    quotedText: folded.map(({ text }) => text).join('\n\n'),
    hasRemotePictures: said.hasRemotePictures || quoted.hasRemotePictures,
    isExpired: body.text === null,
    faults: body.faults,
  };
}
