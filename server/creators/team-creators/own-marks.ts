import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { tagRows } from './marks.queries.ts';
import { insertNoteEach, sameNotes } from './note.queries.ts';
import { insertTagEach, lockCreators } from './queries.ts';
import { maxTeamTags } from './service.ts';

/** Tags and a note for one creator; an empty note is none. */
export interface OwnMarks {
  creatorId: number;
  tags: readonly string[];
  note: string;
}

export interface MissingMarks extends OwnMarks {
  /** The tags are left out because the creator would have more than `maxTeamTags`. */
  isFull: boolean;
}

/**
 * Returns what of these tags and notes the team does not have yet, by creator; in the caller's transaction as the team.
 * @param given each creator once
 */
export async function missingMarks(
  db: Db,
  { actor: { teamId } }: SignedIn,
  given: readonly OwnMarks[],
): Promise<Map<number, MissingMarks>> {
  const tagged = given.filter(({ tags }) => tags.length > 0).map(({ creatorId }) => creatorId);
  const noted = given
    .filter(({ note }) => note !== '')
    .map(({ creatorId, note: text }) => ({ creatorId, text }));
  const rows = tagged.length ? await tagRows(db, teamId, tagged) : [];
  const tagsOf = Map.groupBy(rows, row => row.creator_id);
  const known = new Set(noted.length ? await sameNotes(db, teamId, noted) : []);
  return new Map(
    given.map(({ creatorId, tags, note }) => {
      const old = new Set((tagsOf.get(creatorId) ?? []).map(({ tag }) => tag));
      const missing = [...new Set(tags)].filter(tag => !old.has(tag));
      const isFull = missing.length > 0 && old.size + missing.length > maxTeamTags;
      return [
        creatorId,
        { creatorId, tags: isFull ? [] : missing, note: known.has(creatorId) ? '' : note, isFull },
      ];
    }),
  );
}

/** Adds to each creator its own tags and note, as far as they are missing. @returns what was added, by creator */
export async function addOwnMarks(
  db: Db,
  ctx: SignedIn,
  given: readonly OwnMarks[],
): Promise<Map<number, MissingMarks>> {
  const { teamId, accountId } = ctx.actor;
  const deed = { teamId, accountId, at: ctx.now() };
  const tagged = given.filter(({ tags }) => tags.length > 0).map(({ creatorId }) => creatorId);
  if (tagged.length) await lockCreators(db, deed, tagged);
  const missing = await missingMarks(db, ctx, given);
  const all = [...missing.values()];
  const pairs = all.flatMap(({ creatorId, tags }) => tags.map(tag => ({ creatorId, tag })));
  if (pairs.length) await insertTagEach(db, deed, pairs);
  const notes = all.flatMap(({ creatorId, note: text }) => (text === '' ? [] : [{ creatorId, text }]));
  if (notes.length) await insertNoteEach(db, notes, { teamId, by: accountId, at: deed.at });
  return missing;
}
