import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { logoPicture } from '../../core/storage/pictures.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { deleteLogo, putLogo } from './queries.ts';

const notAPicture = {
  zh: '不是可识别的图片，请使用 PNG、JPEG 或 WebP',
  en: 'isn’t an image. Use PNG, JPEG or WebP.',
};
const record = { action: 'clientReport.logo', subject: 'team' } as const;

/** Encodes the picture again, so that the file's metadata is dropped. @throws AppError invalid_request */
export async function setLogo(pool: Db, ctx: SignedIn, bytes: Buffer): Promise<void> {
  const { teamId } = ctx.actor;
  const image = await logoPicture(bytes);
  if (!image) throw new AppError('invalid_request', {}, [{ field: 'file', reason: notAPicture[ctx.lang] }]);
  await asTeam(pool, teamId, async db => {
    await putLogo(db, teamId, image, ctx.now());
    await recordOperation(db, ctx, teamId, record);
  });
}

export async function removeLogo(pool: Db, ctx: SignedIn): Promise<void> {
  const { teamId } = ctx.actor;
  await asTeam(pool, teamId, async db => {
    await deleteLogo(db, teamId);
    await recordOperation(db, ctx, teamId, record);
  });
}
