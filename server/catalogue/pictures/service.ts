import type { PictureKind } from '../../../contract/catalogue/pictures.ts';
import type { SourceServices } from '../../outside/connectors/source-services.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { AppError } from '../../core/errors.ts';
import type { SentFile } from '../../core/http/serve-endpoint.ts';
import { pictureAddresses, sourceHash } from './picture-addresses.ts';
import {
  deleteExpired,
  deletePicturesOf,
  deleteUnwatched,
  evictBeyond,
  findPicture,
  putWanted,
  setUsed,
  type Picture,
} from './queries.ts';
import { findSubject } from './subjects.queries.ts';

const hourSeconds = 3600;
const daySeconds = 24 * hourSeconds;
const dayMs = daySeconds * 1000;
/** Notes about pictures that could not be fetched are kept for so long after somebody looked. */
const unusedMs = 30 * dayMs;

const svg = (content: string | Buffer, freshSeconds?: number): SentFile => ({
  content: Buffer.from(content),
  mediaType: 'image/svg+xml',
  ...(freshSeconds && { freshSeconds }),
});
const emptyOf = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="1"/>`;
/** The width tells a page whether to ask again; see the endpoint. */
const coming = svg(emptyOf(1));
const none = svg(emptyOf(2), hourSeconds);

interface Asked {
  kind: PictureKind;
  subject: string;
  seal: string;
}

/** Returns whether a source's picture should be fetched, also in place of an older one. */
function isToFetch(picture: Picture | undefined, hash: Buffer, now: Date): boolean {
  if (!picture) return true;
  if (isKept(picture, now) && picture.source_hash?.equals(hash)) return false;
  const isFailed = picture.tried_hash?.equals(hash) && picture.tried_at !== null;
  return !isFailed || now.getTime() - (picture.tried_at?.getTime() ?? 0) > dayMs;
}

const isKept = ({ kept_until }: Picture, now: Date): boolean => kept_until !== null && kept_until > now;

/**
 * Answers with the picture that is kept, and has it fetched if it is not, or if its source has another one by now.
 * @throws AppError not_found for an address that no reply of ours handed out
 */
export async function openPicture(
  db: Db,
  ctx: Context,
  { pictures, sandbox }: Pick<SourceServices, 'pictures' | 'sandbox'>,
  { kind, subject, seal }: Asked,
): Promise<SentFile> {
  if (!pictureAddresses.isGenuine(kind, subject, seal)) throw new AppError('not_found');
  const found = await findSubject(db, kind, subject);
  if (!found?.address) return none;
  const drawn = sandbox?.draw(found.address);
  if (drawn) return svg(drawn, 7 * daySeconds);
  if (!pictures.bytes) return none;
  const now = ctx.now();
  const key = `${kind}:${subject}`;
  const picture = await findPicture(db, key);
  const isAwaited = isToFetch(picture, sourceHash(found.address), now);
  if (isAwaited && !picture?.wanted_at) await putWanted(db, { key, creatorId: found.creator_id, at: now });
  if (!picture?.bytes || !isKept(picture, now)) return isAwaited ? coming : none;
  if (now.getTime() - picture.used_at.getTime() > dayMs) await setUsed(db, key, now);
  return { content: picture.bytes, mediaType: 'image/webp', ...(!isAwaited && { freshSeconds: daySeconds }) };
}

/** Deletes the pictures of creators whose data changed because it must not be kept any longer; the rest is refetched. */
export const deleteCreatorPictures = (db: Db, creatorIds: readonly number[]): Promise<void> =>
  deletePicturesOf(db, creatorIds);

/** Deletes pictures whose time is over, those of posts that are not watched any longer, and those that take more space than the setting allows. */
export async function deleteOldPictures(db: Db, ctx: Context, megabytes: number): Promise<void> {
  const now = ctx.now();
  await deleteUnwatched(db);
  await deleteExpired(db, now, new Date(now.getTime() - unusedMs));
  await evictBeyond(db, megabytes * 1024 * 1024);
}
