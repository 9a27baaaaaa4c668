import type { PictureKind } from '../../../contract/catalogue/pictures.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { croppedPicture } from '../../core/storage/pictures.ts';
import type { PictureServices } from '../../outside/connectors/source-services.ts';
import { keepRules } from '../observations/source-rules.ts';
import { sourceHash } from './picture-addresses.ts';
import { deletePicture, evictBeyond, keepPicture, noteFailure, takeWanted } from './queries.ts';
import { findSubject, type PictureSubject } from './subjects.queries.ts';

/** Fetched at the same time; a round fetches so many and ends, because the next one follows at once. */
const atOnce = 12;
const leaseMs = 60_000;
const dayMs = 86_400_000;
/** People change their picture: after so long it is fetched again even if its source sets no limit. */
const maxKeepDays = 90;

/** Pixels: what the largest place on a page shows on a dense screen. */
const sizes = { creator: { width: 160, height: 160 }, post: { width: 360, height: 225 } };
const sizeOf = (kind: PictureKind) => (kind === 'creator' ? sizes.creator : sizes.post);

function keepDaysOf({ source }: PictureSubject): number {
  const limit = keepRules.find(rule => rule.source === source)?.days;
  return Math.min(limit ?? maxKeepDays, maxKeepDays);
}

/** Fetches pictures that somebody was shown the place of, re-encodes them and keeps them. */
export async function fetchWantedPictures(
  db: Db,
  ctx: Context,
  pictures: PictureServices,
  signal: AbortSignal,
): Promise<void> {
  if (!pictures.bytes) return;
  const now = ctx.now();
  const until = new Date(now.getTime() + leaseMs);
  const keys = await takeWanted(db, { now, until, max: atOnce });
  await Promise.all(keys.map(key => fetchOne(db, ctx, pictures, { key, signal })));
  if (keys.length) await evictBeyond(db, pictures.bytes);
}

async function fetchOne(
  db: Db,
  ctx: Context,
  pictures: PictureServices,
  { key, signal }: { key: string; signal: AbortSignal },
): Promise<void> {
  const [kind = '', subject = ''] = key.split(/:(.*)/s);
  const found = await findSubject(db, kind as PictureKind, subject);
  // Its source has taken it back since it was wanted.
  if (!found?.address) return deletePicture(db, key);
  const hash = sourceHash(found.address);
  const file = await pictures.fetch(found.address, signal).catch(() => null);
  const bytes = file && (await croppedPicture(file, sizeOf(kind as PictureKind)));
  if (signal.aborted) return;
  if (!bytes) return noteFailure(db, key, hash, ctx.now());
  const until = new Date(ctx.now().getTime() + keepDaysOf(found) * dayMs);
  await keepPicture(db, key, { bytes, hash, until });
}
