import type { BodyOf } from '../../../contract/core/endpoint.ts';
import type { addFollows as Add, FollowLine } from '../../../contract/monitoring/follows.ts';
import { profilesIn } from '../../../contract/core/pasted-links/pasted-profiles.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { findNamedCreators } from '../../catalogue/creator-records/writing/named-creators.ts';
import { memberIds } from '../../creators/lists/service.ts';
import { knownCreators } from './queries.ts';

type Params = Pick<BodyOf<typeof Add>, 'creatorIds' | 'listId' | 'links'>;

const longestShown = 300;

/** A line of the links: its creator, or why it names none. */
export type NamingLine = Pick<FollowLine, 'line' | 'text'> &
  ({ creatorId: number } | { reason: NonNullable<FollowLine['reason']> });

async function readLines(db: Db, pasted: string): Promise<NamingLine[]> {
  const lines = profilesIn(pasted);
  const profiles = lines.flatMap(({ profile }) => ('fault' in profile ? [] : [profile]));
  const found = profiles.length ? await findNamedCreators(db, profiles) : [];
  const idOf = new Map(profiles.map((profile, at) => [profile, found[at]?.id]));
  return lines.map(({ line, text, profile }) => {
    const shown = { line, text: text.slice(0, longestShown).toWellFormed() };
    if ('fault' in profile)
      return { ...shown, reason: profile.fault === 'missing' ? 'notALink' : profile.fault };
    const creatorId = idOf.get(profile);
    return creatorId ? { ...shown, creatorId } : { ...shown, reason: 'unknown' };
  });
}

/**
 * Returns all selected creators, each once: by id, as members of a list, or by their links.
 * @throws AppError not_found for a list that the caller may not see
 */
export async function creatorsMeant(
  db: Db,
  ctx: SignedIn,
  { creatorIds, listId, links }: Params,
): Promise<{ ids: number[]; lines: NamingLine[] }> {
  const lines = await readLines(db, links);
  const named = lines.flatMap(line => ('creatorId' in line ? line.creatorId : []));
  const members = listId === undefined ? [] : await memberIds(db, ctx, listId);
  const all = [...new Set([...creatorIds, ...named, ...members])];
  return { ids: await knownCreators(db, all), lines };
}
