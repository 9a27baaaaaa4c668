import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { AppError } from '../../../core/errors.ts';
import { croppedPicture } from '../../../core/storage/pictures.ts';
import { deleteAvatar, findAvatar, findAvatarKey, putAvatar } from './avatar.queries.ts';
import { changeAccount } from '../../accounts/service.ts';

const notAPicture = {
  zh: '不是可识别的图片，请使用 PNG、JPEG、WebP 或 GIF',
  en: 'isn’t an image. Use PNG, JPEG, WebP or GIF.',
};
const side = 256;

/** Re-encodes the picture as a square, which drops all metadata. */
export async function setAvatar(db: Db, ctx: SignedIn, bytes: Buffer): Promise<string> {
  const { teamId, accountId } = ctx.actor;
  const image = await croppedPicture(bytes, { width: side, height: side });
  if (!image) throw new AppError('invalid_request', {}, [{ field: 'file', reason: notAPicture[ctx.lang] }]);
  const key = ctx.randomBytes(16).toString('base64url');
  const avatar_url = `/office/api/avatars/${key}`;
  await asTeam(db, teamId, async db => {
    await putAvatar(db, { team_id: teamId, account_id: accountId }, { key, image, at: ctx.now() });
    await changeAccount(db, ctx.actor, { avatar_url });
  });
  return avatar_url;
}

export async function removeAvatar(db: Db, ctx: SignedIn): Promise<void> {
  const { teamId, accountId } = ctx.actor;
  await asTeam(db, teamId, async db => {
    await deleteAvatar(db, { team_id: teamId, account_id: accountId });
    await changeAccount(db, ctx.actor, { avatar_url: '' });
  });
}

/** @throws AppError not_found */
export async function readAvatar(db: Db, key: string): Promise<Buffer> {
  const ids = await findAvatarKey(db, key);
  const avatar = ids && (await asTeam(db, ids.team_id, db => findAvatar(db, ids.team_id, ids.account_id)));
  if (!avatar) throw new AppError('not_found');
  return avatar.image;
}
