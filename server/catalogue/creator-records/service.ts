import type { CatalogueRecord } from '../../../contract/core/sources/source-records.ts';
import type { BasePrice } from '../../../contract/catalogue/base-price.ts';
import type { SourceCode } from '../../../contract/core/sources/source-codes.ts';
import { openCatalogueFile, type OpenedFile } from '../../outside/connectors/files/open-catalogue-file.ts';
import type { ReadOptions } from '../../outside/connectors/files/recognise-mapping.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { clearHasEmail, creatorsOfSource, readCreators } from './stored/creators.queries.ts';
import { basePriceOf } from '../price-estimates/base-price.ts';
import { explainPrice, type ExplainedPrice } from '../price-estimates/explain-price.ts';
import {
  importOpened,
  registerImport,
  type ImportOptions,
  type ImportOutcome,
} from './file-imports/import-file.ts';
import { readRefusals, readRun, type ImportRun, type Refusal } from './file-imports/imports.queries.ts';
import { observeRecord } from '../observations/observe-record.ts';
import { readEarliest, readHeldBackSources, readOrigins } from './stored/provenance.queries.ts';
import { originsOfOne, type Origins } from '../observations/field-provenance.ts';
import { storedFacts } from './stored/stored-rows.ts';
import { basePricesIn } from './derived/peer-market.ts';
import {
  readPublished,
  readSeenPlays,
  type PublishedPost,
  type SeenPlays,
} from './stored/published-posts.queries.ts';
import { readBasePrices } from './derived/peers.queries.ts';
import { computeDueFigures, recomputePeers } from './derived/compute-due-figures.ts';
import { countTraits } from './derived/traits.queries.ts';
import { writeWatchedFolder } from './file-imports/watched-files.queries.ts';
import { removeCreators } from './writing/remove-creators.ts';
import { withoutErased } from './writing/without-erased.ts';
import { writeBatch, type WriteCounts } from './writing/write-batch.ts';

const removalBatch = 1000;

/**
 * Writes the records of one source in one transaction. Finds creators by id or handle and merges the records with the
 * stored data (the newer observation wins). Computes the figures of new creators and marks those of changed creators as
 * due. Writing the same records again changes nothing. Batches of some thousand records work best.
 * @param source under which the creators are stored @param via the connector that reported the records; none for an
 * import
 */
export function writeRecords(
  db: Db,
  ctx: Context,
  source: string,
  records: readonly CatalogueRecord[],
  via?: SourceCode,
): Promise<WriteCounts> {
  const now = ctx.now();
  const observations = records.map(record => observeRecord(record, { source, via: via ?? null, now }));
  return db.transaction().execute(async db => {
    const { kept } = await withoutErased(db, observations);
    return writeBatch(db, now, kept);
  });
}

/** Returns which source reported each field of a creator, and when; empty if the creator no longer exists. */
export async function fieldOrigins(db: Db, creatorId: number): Promise<Origins> {
  const [row] = await readCreators(db, [creatorId]);
  const origins = await readOrigins(db, [creatorId]);
  return row ? { ...originsOfOne(storedFacts(row)), ...origins.get(creatorId) } : {};
}

/**
 * Returns when the first data of these creators must be deleted unless it is reported again; null if none has to be.
 */
export const earliestKeepUntil = (db: Db, creatorIds: readonly number[]): Promise<Date | null> =>
  readEarliest(db, creatorIds);

/** Returns the sources whose posts and snapshots must not be used for figures, by the operator's current settings. */
export const heldBackSources = (db: Db): Promise<SourceCode[]> => readHeldBackSources(db);
/** Returns the posts of these creators published in [from, until), oldest first. */
export const publishedPosts = (
  db: Db,
  creatorIds: readonly number[],
  between: { from: Date; to: Date },
): Promise<PublishedPost[]> => readPublished(db, creatorIds, between);

/** Returns the plays of the newest `most` posts of each creator, without posts that must not be used for figures. */
export const seenPosts = async (db: Db, creatorIds: readonly number[], max: number): Promise<SeenPlays[]> =>
  readSeenPlays(db, creatorIds, { max, heldBack: await heldBackSources(db) });
/** Returns how many creators have each of these traits. Rare traits are missing from the result. */
export const traitCounts = (db: Db, traits: readonly string[]): Promise<Map<string, number>> =>
  countTraits(db, traits);

/** Returns the base price from which a creator's price is estimated. */
export async function findBasePrice(
  db: Db,
  creator: Parameters<typeof basePriceOf>[1],
): Promise<ReturnType<typeof basePriceOf>> {
  return basePriceOf(await listGeneralPrices(db), creator);
}

/**
 * Removes all creators that only this source reported, with all their data, in batches.
 * @returns how many were removed
 */
export async function removeSource(db: Db, ctx: Context, source: string): Promise<number> {
  let removed = 0;
  for (let afterId = 0; ;) {
    const found = await creatorsOfSource(db, source, afterId, removalBatch);
    const last = found.at(-1);
    if (last === undefined) return removed;
    afterId = last;
    removed += await db
      .transaction()
      .execute(db => removeCreators(db, ctx.now(), found, row => row.source === source));
  }
}

/** Says of those of these creators who have no contact address left that they have none. */
export const settleHasEmail = (db: Db, ids: readonly number[]): Promise<void> => clearHasEmail(db, ids);

/** Computes all figures that are due. */
export async function recomputeDueFigures(db: Db, ctx: Context): Promise<void> {
  await computeDueFigures(db, ctx);
}

/**
 * Imports the records of an opened file, or of something with the same interface, then updates figures and levels. Does
 * nothing if they were imported before, unless `again` is set. Continues an interrupted import.
 */
export async function importRecords(
  db: Db,
  ctx: Context,
  file: OpenedFile,
  options: ImportOptions,
): Promise<ImportOutcome> {
  const outcome = await importOpened(db, ctx, file, options);
  if (!outcome.isKnown) {
    await computeDueFigures(db, ctx);
    await recomputePeers(db, ctx);
  }
  return outcome;
}

/** Imports a file, or a folder of creators' folders (server/outside/connectors/files). @throws if it does not exist */
export async function importFile(
  db: Db,
  ctx: Context,
  options: ImportOptions & ReadOptions,
): Promise<ImportOutcome> {
  const file = await openCatalogueFile(options.path, options);
  return importRecords(db, ctx, file, options);
}

/** Creates the run of a file that is to be imported later. */
export async function prepareImport(
  db: Db,
  ctx: Context,
  options: ImportOptions & ReadOptions,
): Promise<ImportRun> {
  const file = await openCatalogueFile(options.path, options);
  return registerImport(db, ctx, file, options);
}

/** Continues the run of a registered file. @param guide what the user said about it */
export async function resumeImport(
  db: Db,
  ctx: Context,
  runId: number,
  guide: Pick<ReadOptions & ImportOptions, 'platform' | 'fields' | 'observedAt'> = {},
): Promise<void> {
  const run = await readRun(db, runId);
  const { file_path: path, mapping, source } = run;
  await importFile(db, ctx, { ...guide, path, source, ...(mapping === '' ? {} : { mapping }) });
}

/** Sets the folder in which every worker looks for files from now on. */
export const watchFolder = (db: Db, folder: string): Promise<void> => writeWatchedFolder(db, folder);

/** Returns the refused rows of a run after the given one, in file order. */
export function listRefusals(db: Db, runId: number, limit: number, after?: Refusal): Promise<Refusal[]> {
  return readRefusals(db, runId, limit, after);
}

/** Returns the default prices of a thousand plays. */
export const listGeneralPrices = async (db: Db): Promise<BasePrice[]> =>
  basePricesIn(await readBasePrices(db));

/**
 * Estimates the price of a post from the team's own price lines, else from the general ones; null without plays or
 * without a matching line.
 */
export async function estimateForTeam(
  db: Db,
  creator: Parameters<typeof explainPrice>[0],
  own: readonly BasePrice[],
): Promise<ExplainedPrice | null> {
  return explainPrice(creator, { own, general: await listGeneralPrices(db) });
}

/** Like `estimateForTeam`, for several creators at once, in their order. */
export async function estimatesForTeam(
  db: Db,
  creators: readonly Parameters<typeof explainPrice>[0][],
  own: readonly BasePrice[],
): Promise<(ExplainedPrice | null)[]> {
  const general = await listGeneralPrices(db);
  return creators.map(creator => explainPrice(creator, { own, general }));
}
