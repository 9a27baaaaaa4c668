import { creatorFieldNames } from '../../../../contract/core/sources/creator-fields.ts';
import type { SourceCode } from '../../../../contract/core/sources/source-codes.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { deleteCreators, readCreators } from '../stored/creators.queries.ts';
import { changeTermCounts } from '../stored/dictionary.queries.ts';
import type { CreatorFacts } from '../../observations/creator-facts.ts';
import { deleteHistoryOf } from '../../metric-history/delete-history.ts';
import { clearDue, markFiguresDue } from '../stored/figures.queries.ts';
import { deleteKeysOf, keysOfCreators, lockKeys } from '../stored/keys.queries.ts';
import { nothingKnown } from '../../observations/observe-record.ts';
import { ownRecord, reportedIn, type Origins } from '../../observations/field-provenance.ts';
import {
  readHeldBackSources,
  readOrigins,
  setKeepUntil,
  upsertOrigins,
} from '../stored/provenance.queries.ts';
import {
  deleteOrigins,
  deleteReported,
  findForgotten,
  readOverdue,
  readWithAddress,
  type CutOff,
} from './purge.queries.ts';
import { asStored, writeRevised, type Revised } from '../writing/write-revised.ts';
import { deleteCreatorPictures } from '../../pictures/service.ts';
import { undated } from '../../observations/undated.ts';
import { keepRules } from '../../observations/source-rules.ts';
import { TermTally } from '../stored/term-tally.ts';

const batch = 500;
const msOfDay = 86_400_000;

/** Returns for each source the time before which its data is too old to be kept. */
const overdueAt = (now: Date): CutOff[] =>
  keepRules.map(({ source, days }) => ({ source, until: new Date(now.getTime() - days * msOfDay) }));

/** Deletes data that must not be kept any longer. @param only these creators @returns how many creators lost data */
export async function purgeExpired(db: Db, ctx: Context, only?: readonly number[]): Promise<number> {
  const now = ctx.now();
  for (let done = 0; ;) {
    const ids = await readOverdue(db, now, batch, only);
    if (!ids.length) return done;
    await db.transaction().execute(db => deleteFacts(db, now, ids, overdueAt(now)));
    done += ids.length;
  }
}

/** Deletes at once everything that a source reported about a creator. */
export function purgeSource(db: Db, ctx: Context, creatorId: number, source: SourceCode): Promise<void> {
  const now = ctx.now();
  return db.transaction().execute(async db => {
    await deleteFacts(db, now, [creatorId], [{ source, until: now }]);
    await deleteHistoryOf(db, creatorId, source);
  });
}

async function deleteFacts(
  db: Db,
  now: Date,
  ids: readonly number[],
  cutOffs: readonly CutOff[],
): Promise<void> {
  await lockKeys(db, await keysOfCreators(db, ids));
  const rows = await readCreators(db, ids);
  const known = rows.map(row => row.id);
  const origins = await readOrigins(db, known);
  await markFiguresDue(db, known, now);
  await deleteOrigins(
    db,
    ids.filter(id => !known.includes(id)),
  );
  await deleteReported(db, known, cutOffs);
  await deleteCreatorPictures(db, known);
  const withAddress = await readWithAddress(db, known);
  const kept: { revised: Revised; fields: Origins }[] = rows.map(row => {
    const left = withoutReported(asStored(row).facts, origins.get(row.id) ?? {}, cutOffs);
    return { revised: { row, facts: left.facts, hasEmail: withAddress.has(row.id) }, fields: left.fields };
  });
  const written = await writeRevised(
    db,
    kept.map(({ revised }) => revised),
    await readHeldBackSources(db),
  );
  await upsertOrigins(
    db,
    kept.map(({ revised, fields }) => ({ creator_id: revised.row.id, fields })),
  );
  await setKeepUntil(db, known, now);
  const bare = kept.filter(({ revised, fields }) => isBare(revised.facts, fields, cutOffs));
  const gone = new Set(
    await findForgotten(
      db,
      bare.map(({ revised }) => revised.row.id),
    ),
  );
  await deleteKeysOf(db, [...gone]);
  await deleteCreators(db, [...gone]);
  await clearDue(db, [...gone]);
  const tally = new TermTally();
  for (const [at, { search_text, id }] of rows.entries())
    tally.replace(search_text, gone.has(id) ? '' : (written[at]?.search_text ?? ''));
  await changeTermCounts(db, tally.changes);
}

function isOver(origin: Origins[string] | undefined, cutOffs: readonly CutOff[]): boolean {
  if (!origin) return false;
  const [source, at] = origin;
  return cutOffs.some(cutOff => cutOff.source === source && new Date(at) <= cutOff.until);
}

/**
 * Returns what is left of a creator. The handle and the address of the page always stay, because teams keep creators by
 * them.
 */
function withoutReported(facts: CreatorFacts, fields: Origins, cutOffs: readonly CutOff[]) {
  const over = new Set<string>(creatorFieldNames.filter(field => isOver(fields[field], cutOffs)));
  const gone = Object.entries(nothingKnown).filter(([key]) => {
    const field = key.replace(/Basis$/, '');
    return over.has(field) && !ownRecord.has(field);
  });
  const left = Object.entries(fields).filter(([field]) => !over.has(field) || ownRecord.has(field));
  const others = left.filter(([field]) => !over.has(field)).map(([, origin]) => origin);
  const kept = { ...facts, ...Object.fromEntries(gone) };
  const isCounted = [kept.followers, kept.likes, kept.postCount].some(count => count !== null);
  return {
    facts: {
      ...kept,
      ...newestOf(facts, others, cutOffs),
      countedAt: isCounted ? kept.countedAt : undated,
    },
    fields: Object.fromEntries(left),
  };
}

/**
 * A creator belongs to the source that reported it last. If that data is deleted, it belongs to the latest source that
 * is left.
 */
function newestOf(
  { source, observedAt }: CreatorFacts,
  left: readonly Origins[string][],
  cutOffs: readonly CutOff[],
): Pick<CreatorFacts, 'source' | 'observedAt'> {
  const newest = left.toSorted(([, a], [, b]) => (a < b ? 1 : -1))[0];
  const isGone =
    cutOffs.some(cutOff => cutOff.source === source) && left.every(([reported]) => reported !== source);
  return newest && isGone ? { source: newest[0], observedAt: new Date(newest[1]) } : { source, observedAt };
}

/** Returns whether only the name is left by which the creator could be fetched again. */
function isBare(facts: CreatorFacts, fields: Origins, cutOffs: readonly CutOff[]): boolean {
  const isKnown = creatorFieldNames.some(field => !ownRecord.has(field) && reportedIn(facts, field));
  return !isKnown && isOver(fields['handle'], cutOffs);
}
