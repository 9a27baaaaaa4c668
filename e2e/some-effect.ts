import { day } from '../contract/format.ts';
import type { WatchedPost } from '../server/features/post-series/service.ts';
import { addToProject } from '../test/some-projects.ts';
import { pointAt, somePost } from '../test/some-watched-posts.ts';
import { testContext } from '../test/context.ts';
import { callAs, someCreators, type Known } from './calls-as.ts';
import { type TeamAccount, withDb } from './new-team.ts';
import type { Tokens } from './sign-in.ts';

const dayMs = 86_400_000;
const zone = 'Asia/Shanghai';

/** A local day so many days ago. */
export const daysAgo = (count: number): string =>
  day(new Date(Date.now() - count * dayMs).toISOString(), zone);

/** A post of nine days with a point every six hours; 1,000 plays and 100 likes an hour. */
function grown(creator: Known, place: number, held: boolean): WatchedPost {
  const hours = 216;
  const born = Date.now() - hours * 3_600_000;
  const points = Array.from({ length: hours / 6 + 1 }, (_, at) => {
    const plays = Math.round((place + 1) * 1000 * at * 6 ** 0.5);
    const figures = { likes: Math.round(plays / 20), comments: Math.round(plays / 200), shares: 0 };
    return { ...pointAt(new Date(born + at * 6 * 3_600_000), plays), ...figures };
  });
  const { plays, likes, comments, shares } = points.at(-1) ?? points[0] ?? pointAt(new Date(), null);
  const last = { plays, likes, comments, shares };
  return somePost({
    ...last,
    platformPostId: `${creator.id}-${place}-${born}`,
    platform: held ? 'youtube' : 'tiktok',
    source: held ? 'youtube' : 'tiktok_market',
    creatorId: creator.id,
    handle: creator.handle,
    caption: `开箱 ${creator.name} 的秋季好物`,
    state: 'online',
    publishedAt: new Date(born),
    points,
  });
}

export interface MadeProject {
  id: number;
  creators: Known[];
}

/** A project of the last ten days with a post of each of some creators; of the last one it is held back. */
export async function makeProject(
  address: string,
  appUrl: string,
  team: TeamAccount,
  tokens: Tokens,
  name: string,
): Promise<MadeProject> {
  const fields = { name, beginsOn: daysAgo(9), endsOn: daysAgo(-20), zone, ownerId: team.accountId };
  const { id } = await callAs<{ id: number }>(address, tokens, 'POST', '/kol/api/monitors', fields);
  const creators = await someCreators(address, tokens, 4);
  const posts = creators.map((creator, place) => grown(creator, place, place === creators.length - 1));
  await withDb(appUrl, db => addToProject(db, testContext(), team, id, posts));
  return { id, creators };
}
