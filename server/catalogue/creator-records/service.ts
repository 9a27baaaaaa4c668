import type { CatalogueRecord } from '../../../contract/core/sources/source-records.ts';
import type { BasePrice } from '../../../contract/catalogue/base-price.ts';
import type { SourceCode } from '../../../contract/core/sources/source-codes.ts';
import { openCatalogueFile, type OpenedFile } from '../../outside/connectors/files/open-catalogue-file.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { creatorsOfSource, deleteCreators, readCreators } from './stored/creators.queries.ts';
import { basePriceOf } from '../price-estimates/base-price.ts';
import { changeTermCounts } from './stored/dictionary.queries.ts';
import { explainPrice, type ExplainedPrice } from '../price-estimates/explain-price.ts';
import { clearDue, markFiguresDue } from './stored/figures.queries.ts';
import {
  importOpened,
  registerImport,
  type ImportOptions,
  type ImportOutcome,
} from './file-imports/import-file.ts';
import { readRefusals, readRun, type ImportRun, type Refusal } from './file-imports/imports.queries.ts';
import { deleteKeysOf, keysOfCreators, lockKeys } from './stored/keys.queries.ts';
import { addAddresses, type StatedEmails } from './writing/named-creators.ts';
import { observe } from '../observations/observe-record.ts';
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
import { TermTally } from './stored/term-tally.ts';
import { countTraits } from './derived/traits.queries.ts';
import { writeWatchedFolder } from './file-imports/watched-files.queries.ts';
import { writeBatch, type WriteCounts } from './writing/write-batch.ts';

const removalBatch = 1000;

/**
 * Writes records of one source in one transaction: creators found by id or handle, merged with what is
 * known (the newer observation wins), figures of new creators computed, those of changed ones marked due.
 * The same records again change nothing. Best in batches of some thousand records.
 * @param source under which the creators are filed @param via the connector that told it; none: an import
 */
export function writeRecords(
  db: Db,
  ctx: Context,
  source: string,
  records: readonly CatalogueRecord[],
  via?: SourceCode,
): Promise<WriteCounts> {
  const now = ctx.now();
  const observations = records.map(record => observe(record, { source, via: via ?? null, now }));
  return db.transaction().execute(db => writeBatch(db, now, observations));
}

/** Who told which field of a creator, and when; nothing of one that is gone. */
export async function fieldOrigins(db: Db, creatorId: number): Promise<Origins> {
  const [row] = await readCreators(db, [creatorId]);
  const origins = await readOrigins(db, [creatorId]);
  return row ? { ...originsOfOne(storedFacts(row)), ...origins.get(creatorId) } : {};
}

/** When the first thing of these creators has to be gone unless it is told again; null: nothing has. */
export const earliestKeepUntil = (db: Db, creatorIds: readonly number[]): Promise<Date | null> =>
  readEarliest(db, creatorIds);

/** Sources from whose posts and snapshots nothing may be computed as the operator has it now. */
export const heldBackSources = (db: Db): Promise<SourceCode[]> => readHeldBackSources(db);
/** Posts of these creators that were published from one moment until before another, oldest first. */
export const publishedPosts = (
  db: Db,
  creatorIds: readonly number[],
  between: { from: Date; to: Date },
): Promise<PublishedPost[]> => readPublished(db, creatorIds, between);

/** Plays of the newest `most` posts of each of these creators, without those that nothing may be computed from. */
export const seenPosts = async (db: Db, creatorIds: readonly number[], most: number): Promise<SeenPlays[]> =>
  readSeenPlays(db, creatorIds, { most, heldBack: await heldBackSources(db) });
/** Adds e-mail addresses to creators that are known, in a transaction of its own; known ones change nothing. */
export const addEmails = (db: Db, ctx: Context, stated: readonly StatedEmails[]): Promise<void> =>
  db.transaction().execute(db => addAddresses(db, ctx, stated));
/** Of these traits how many creators have them; one that few have is absent. */
export const traitCounts = (db: Db, traits: readonly string[]): Promise<Map<string, number>> =>
  countTraits(db, traits);

/** What a creator's estimated price starts from. */
export async function findBasePrice(
  db: Db,
  creator: Parameters<typeof basePriceOf>[1],
): Promise<ReturnType<typeof basePriceOf>> {
  return basePriceOf(await listGeneralPrices(db), creator);
}

/**
 * Takes away all creators that only this source told of, with all that hangs on them, in batches.
 * @returns how many were removed
 */
export async function removeSource(db: Db, ctx: Context, source: string): Promise<number> {
  let removed = 0;
  for (let afterId = 0; ;) {
    const found = await creatorsOfSource(db, source, afterId, removalBatch);
    const last = found.at(-1);
    if (last === undefined) return removed;
    afterId = last;
    removed += await db.transaction().execute(db => removeCreators(db, ctx.now(), source, found));
  }
}

async function removeCreators(db: Db, now: Date, source: string, ids: readonly number[]): Promise<number> {
  await lockKeys(db, await keysOfCreators(db, ids));
  const rows = (await readCreators(db, ids)).filter(row => row.source === source);
  const own = rows.map(row => row.id);
  await markFiguresDue(db, own, now);
  await deleteKeysOf(db, own);
  await deleteCreators(db, own);
  await clearDue(db, own);
  const tally = new TermTally();
  for (const row of rows) tally.replace(row.search_text, '');
  await changeTermCounts(db, tally.changes);
  return own.length;
}

/** Computes all figures that are due. */
export async function recomputeDueFigures(db: Db, ctx: Context): Promise<void> {
  await computeDueFigures(db, ctx);
}

/**
 * Imports records out of an opened file, or of something in its form, and brings figures and levels up to
 * date. What is already imported changes nothing unless it is asked for again; what was interrupted goes on
 * where it stopped.
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

/** Imports a file, or a folder of creators' folders (server/connectors/files). @throws when there is none */
export async function importFile(
  db: Db,
  ctx: Context,
  options: ImportOptions & { mapping?: string },
): Promise<ImportOutcome> {
  const file = await openCatalogueFile(options.path, options.mapping ? { mapping: options.mapping } : {});
  return importRecords(db, ctx, file, options);
}

/** Makes the run of a file that is to be imported later. */
export async function prepareImport(
  db: Db,
  ctx: Context,
  options: ImportOptions & { mapping?: string },
): Promise<ImportRun> {
  const file = await openCatalogueFile(options.path, options.mapping ? { mapping: options.mapping } : {});
  return registerImport(db, ctx, file, options);
}

/** Goes on with a run whose file was registered. */
export async function resumeImport(db: Db, ctx: Context, runId: number): Promise<void> {
  const run = await readRun(db, runId);
  await importFile(db, ctx, { path: run.file_path, mapping: run.mapping, source: run.source });
}

/** From now on files are looked for there, by every worker. */
export const watchFolder = (db: Db, folder: string): Promise<void> => writeWatchedFolder(db, folder);

/** The refused rows of a run in the order of the file, after the given one. */
export function listRefusals(db: Db, runId: number, limit: number, after?: Refusal): Promise<Refusal[]> {
  return readRefusals(db, runId, limit, after);
}

/** The general rule of thumb: what a thousand plays cost. */
export const listGeneralPrices = async (db: Db): Promise<BasePrice[]> =>
  basePricesIn(await readBasePrices(db));

/** What a post costs by a team's own lines, else by the general ones; null without plays or a line. */
export async function estimateForTeam(
  db: Db,
  creator: Parameters<typeof explainPrice>[0],
  own: readonly BasePrice[],
): Promise<ExplainedPrice | null> {
  return explainPrice(creator, { own, general: await listGeneralPrices(db) });
}

/** As `estimateForTeam`, for some creators at once, in their order. */
export async function estimatesForTeam(
  db: Db,
  creators: readonly Parameters<typeof explainPrice>[0][],
  own: readonly BasePrice[],
): Promise<(ExplainedPrice | null)[]> {
  const general = await listGeneralPrices(db);
  return creators.map(creator => explainPrice(creator, { own, general }));
}
