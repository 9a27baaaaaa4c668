import type { BodyOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import type { addFollows as Add } from '../../../contract/monitoring/follows.ts';
import { profileOf, type Profile } from '../../../contract/core/pasted-links/profile-links.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { findNamedCreators } from '../../catalogue/creator-records/writing/named-creators.ts';
import { memberIds } from '../../creators/lists/service.ts';
import { knownCreators } from './queries.ts';

type Refused = ReplyOf<typeof Add>['refused'];
type Params = Pick<BodyOf<typeof Add>, 'creatorIds' | 'listId' | 'links'>;

const longestShown = 300;

interface Line {
  line: number;
  text: string;
  profile: Profile | null;
}

function readLines(pasted: string): Line[] {
  return pasted.split(/\r\n|\r|\n/).flatMap((text, at) => {
    if (text.trim() === '') return [];
    const profile = profileOf(text);
    const shown = text.trim().slice(0, longestShown).toWellFormed();
    return { line: at + 1, text: shown, profile: 'fault' in profile ? null : profile };
  });
}

/** Returns the creators that lines name, and the lines that name none, or an unknown one. */
async function readNamed(db: Db, pasted: string): Promise<{ ids: number[]; refused: Refused }> {
  const lines = readLines(pasted);
  const profiles = lines.flatMap(({ profile }) => profile ?? []);
  const found = profiles.length ? await findNamedCreators(db, profiles) : [];
  const idOf = new Map(profiles.map((profile, at) => [profile, found[at]?.id]));
  const ids: number[] = [];
  const refused: Refused = [];
  for (const { line, text, profile } of lines) {
    const id = profile && idOf.get(profile);
    if (id) ids.push(id);
    else refused.push({ line, text, reason: profile ? 'unknown' : 'notAProfile' });
  }
  return { ids, refused };
}

/**
 * Returns all selected creators, each once: by id, as members of a list, or by their links.
 * @throws AppError not_found for a list that the caller may not see
 */
export async function creatorsMeant(
  db: Db,
  ctx: SignedIn,
  { creatorIds, listId, links }: Params,
): Promise<{ ids: number[]; refused: Refused }> {
  const { ids, refused } = await readNamed(db, links);
  const members = listId === undefined ? [] : await memberIds(db, ctx, listId);
  const all = [...new Set([...creatorIds, ...ids, ...members])];
  return { ids: await knownCreators(db, all), refused };
}
