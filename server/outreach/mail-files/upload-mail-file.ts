import { Readable } from 'node:stream';
import type { Lang } from '../../../contract/core/error-texts.ts';
import type { MailFile } from '../../../contract/outreach/mail-content.ts';
import type { MailFileUse } from '../../../contract/outreach/mail-files.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { mailPicture } from '../../core/storage/pictures.ts';
import { removeFile, storeFile } from '../../core/storage/stored-files.ts';
import { isProgram, safeFileName } from './safe-file-name.ts';
import { presentFile } from './present-file.ts';
import { insertMailFile } from './queries.ts';

/** Files of mail stay, because tasks keep what they were sent with. The store requires an expiry time anyway. */
const keptFor = 100 * 365 * 24 * 3_600_000;

const reasons: Record<'notAPicture' | 'program', Record<Lang, string>> = {
  notAPicture: {
    zh: '不是可识别的图片，请使用 PNG、JPEG、WebP 或 GIF',
    en: 'isn’t an image. Use PNG, JPEG, WebP or GIF.',
  },
  program: {
    zh: '不能发送程序或脚本文件，收件方的服务器会拒收；请改发 PDF、图片或压缩包',
    en: 'is a program or script, which mail servers reject. Send a PDF, image or archive instead.',
  },
};
const refusal = (reason: keyof typeof reasons, lang: Lang) =>
  new AppError('invalid_request', {}, [{ field: 'file', reason: reasons[reason][lang] }]);

interface Checked {
  name: string;
  mediaType: string;
  bytes: Buffer;
}

const typeOf = (mediaType: string) =>
  /^[\w.+-]+\/[\w.+-]+$/.test(mediaType) ? mediaType.toLowerCase() : 'application/octet-stream';

/** Encodes a picture again: without a camera's metadata, and no larger than mail shows it. */
async function checkPicture(file: Checked, lang: Lang): Promise<Checked> {
  const picture = await mailPicture(file.bytes);
  if (!picture) throw refusal('notAPicture', lang);
  const name = file.name.replace(/\.[^.]*$/, '');
  return { name: `${name}.${picture.extension}`, mediaType: picture.mediaType, bytes: picture.bytes };
}

function checkAttachment(file: Checked, lang: Lang): Checked {
  if (isProgram(file.name, file.bytes)) throw refusal('program', lang);
  return { ...file, mediaType: typeOf(file.mediaType) };
}

/** Stores a file for templates and tasks. @throws AppError invalid_request on `file` */
export async function keepMailFile(
  pool: Db,
  ctx: SignedIn,
  use: MailFileUse,
  uploaded: Checked,
): Promise<MailFile> {
  const { actor, lang } = ctx;
  const given = { ...uploaded, name: safeFileName(uploaded.name) };
  const isImage = use === 'picture';
  const { name, mediaType, bytes } = isImage ? await checkPicture(given, lang) : checkAttachment(given, lang);
  const at = ctx.now();
  const stored = {
    name,
    mediaType,
    content: Readable.from([bytes]),
    expiresAt: new Date(at.getTime() + keptFor),
  };
  const fileId = await storeFile(pool, actor.teamId, stored, at);
  const key = ctx.randomBytes(18).toString('base64url');
  const row = { key, name, mediaType, size: bytes.length, fileId, isImage };
  try {
    const id = await asTeam(pool, actor.teamId, db => insertMailFile(db, actor, row, at));
    return presentFile({ id, key, name, media_type: mediaType, size: bytes.length, is_image: isImage });
  } catch (error) {
    await removeFile(pool, actor.teamId, fileId);
    throw error;
  }
}
