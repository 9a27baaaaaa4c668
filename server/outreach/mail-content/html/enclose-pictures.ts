import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import type { MailFilePart } from '../../../outside/mail-protocol/mime/mime-parts.ts';
import { readMailPictures } from '../../mail-files/service.ts';
import { cidOf, enclosedPictures, withPictures } from './picture-sources.ts';

/** Puts the team's pictures in HTML into the mail itself. @param html cleaned */
export async function withEnclosedPictures(
  pool: Db,
  ctx: Context,
  { teamId, html, publicUrl }: { teamId: number; html: string; publicUrl: string },
): Promise<{ html: string; files: MailFilePart[] }> {
  const pictures = await readMailPictures(pool, ctx, teamId, enclosedPictures(html));
  return {
    html: withPictures(html, new Set(pictures.map(({ key }) => key)), publicUrl),
    files: pictures
      .toSorted((one, other) => one.id - other.id)
      .map(({ name, mediaType, content, key }) => ({ name, mediaType, content, cid: cidOf(key) })),
  };
}
