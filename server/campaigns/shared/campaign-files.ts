import { Readable } from 'node:stream';
import { campaignLimits, type CampaignFileKind } from '../../../contract/campaigns/campaign-kinds.ts';
import type { CampaignFile } from '../../../contract/campaigns/campaigns.ts';
import type { Lang } from '../../../contract/core/error-texts.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import {
  dropFile,
  openFile,
  removeFile,
  storeFile,
  type StoredFile,
} from '../../core/storage/stored-files.ts';
import { isProgram, safeFileName } from '../../outreach/mail-files/safe-file-name.ts';
import {
  countFiles,
  deleteFileRow,
  deleteFileRows,
  findFile,
  insertFile,
  listFiles,
  type FilePlace,
  type FileRow,
} from './campaign-files.queries.ts';

/** They stay as long as their campaign. The store requires an expiry time anyway. */
const keptFor = 100 * 365 * 24 * 3_600_000;

const texts: Record<'program' | 'empty' | 'full', Record<Lang, string>> = {
  program: {
    zh: '不能上传程序或脚本文件；请改传 PDF、图片、视频或压缩包',
    en: 'is a program or script. Upload a PDF, image, video or archive instead.',
  },
  empty: { zh: '这是一个空文件', en: 'is empty' },
  full: {
    zh: `最多 ${campaignLimits.files} 个文件，请先删除不用的`,
    en: `already has ${campaignLimits.files} files. Remove one first.`,
  },
};
const refusal = (reason: keyof typeof texts, lang: Lang) =>
  new AppError('invalid_request', {}, [{ field: 'file', reason: texts[reason][lang] }]);

export interface FileToAdd extends FilePlace {
  kind: CampaignFileKind;
  /** Null if the creator hands it in. */
  accountId: number | null;
  file: { name: string; bytes: Buffer };
}

/**
 * Stores a file of a campaign or of one of its collaborations. `inside` runs first in the transaction that assigns the
 * file, checks whether the caller may do so and locks what is counted; `then` runs in the same transaction afterwards.
 * @throws AppError invalid_request on `file` for a program, an empty file, or beyond the limit
 * @returns its id
 */
export async function addCampaignFile(
  pool: Db,
  ctx: Context,
  { teamId, campaignId, collaborationId, kind, accountId, file }: FileToAdd,
  inside: (db: Db) => Promise<unknown>,
  then: (db: Db, id: number, name: string) => Promise<unknown> = () => Promise.resolve(),
): Promise<number> {
  const name = safeFileName(file.name);
  if (!file.bytes.length) throw refusal('empty', ctx.lang);
  if (isProgram(name, file.bytes)) throw refusal('program', ctx.lang);
  const at = ctx.now();
  const stored = {
    name,
    mediaType: 'application/octet-stream',
    content: Readable.from([file.bytes]),
    expiresAt: new Date(at.getTime() + keptFor),
  };
  const fileId = await storeFile(pool, teamId, stored, at);
  const place = { team_id: teamId, campaign_id: campaignId, collaboration_id: collaborationId };
  const row = { ...place, kind, file_id: fileId, name, size: file.bytes.length };
  try {
    return await asTeam(pool, teamId, async db => {
      await inside(db);
      const count = await countFiles(db, { teamId, campaignId, collaborationId });
      if (count >= campaignLimits.files) throw refusal('full', ctx.lang);
      const id = await insertFile(db, { ...row, account_id: accountId, added_at: at });
      await then(db, id, name);
      return id;
    });
  } catch (error) {
    await removeFile(pool, teamId, fileId);
    throw error;
  }
}

const presentFile = (row: FileRow): CampaignFile => ({
  id: row.id,
  kind: row.kind,
  collaborationId: row.collaboration_id,
  name: row.name,
  size: row.size,
  by: row.account_id === null ? null : (row.nickname ?? ''),
  addedAt: row.added_at.toISOString(),
});

/**
 * Returns files of the campaign itself, or of one collaboration, newest first; in the caller's transaction as the team.
 */
export const filesOf = async (
  db: Db,
  teamId: number,
  campaignId: number,
  collaborationId: number | null = null,
): Promise<CampaignFile[]> => (await listFiles(db, { teamId, campaignId, collaborationId })).map(presentFile);

export interface FileFound {
  id: number;
  kind: CampaignFileKind;
  collaborationId: number | null;
  name: string;
}

/** Finds a file anywhere in the campaign; null if there is none. */
export async function findCampaignFile(
  db: Db,
  teamId: number,
  campaignId: number,
  id: number,
): Promise<FileFound | null> {
  const row = await findFile(db, teamId, campaignId, id);
  return row ? { id: row.id, kind: row.kind, collaborationId: row.collaboration_id, name: row.name } : null;
}

/**
 * Opens the contents of a file for a caller that is known to have access; outside of a transaction.
 * @param collaborationId accept only a file of this one @throws AppError not_found
 */
export async function openCampaignFile(
  pool: Db,
  ctx: Context,
  { teamId, campaignId, collaborationId }: Omit<FilePlace, 'collaborationId'> & { collaborationId?: number },
  id: number,
): Promise<StoredFile> {
  const row = await asTeam(pool, teamId, db => findFile(db, teamId, campaignId, id));
  const isOther = collaborationId !== undefined && row?.collaboration_id !== collaborationId;
  const file = row && !isOther ? await openFile(pool, teamId, row.file_id, ctx.now()) : null;
  if (!row || !file) throw new AppError('not_found');
  return { ...file, name: row.name };
}

/** Deletes a file, in the transaction of a caller that is known to have access. */
export async function dropCampaignFile(db: Db, teamId: number, id: number): Promise<void> {
  for (const fileId of await deleteFileRow(db, teamId, id)) await dropFile(db, teamId, fileId);
}

/** Deletes all files of a collaboration, or with null of a whole campaign, in the caller's transaction. */
export async function dropCampaignFiles(db: Db, place: FilePlace): Promise<void> {
  for (const fileId of await deleteFileRows(db, place)) await dropFile(db, place.teamId, fileId);
}
