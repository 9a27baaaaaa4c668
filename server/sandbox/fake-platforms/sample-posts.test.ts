import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SourcePost } from '../../../contract/core/sources/source-records.ts';
import { platforms, type Platform } from '../../../contract/core/platform.ts';
import { postOf } from '../../../contract/core/pasted-links/post-links.ts';
import { instagram } from '../../outside/connectors/instagram/instagram.ts';
import type { Connector, PostCard, WantedPost } from '../../outside/connectors/source.ts';
import { tiktokMarket } from '../../outside/connectors/tiktok/tiktok-market.ts';
import { youtube } from '../../outside/connectors/youtube/youtube.ts';
import { testContext } from '../../../test/harness/app/test-context.ts';
import { listenAsPlatforms, type ListeningPlatforms } from './fake-platforms.ts';
import { plainGate } from '../../../test/harness/sources/plain-gate.ts';
import { samplePeople, type SamplePeople } from './sample-people.ts';

/** The sandbox's platforms, through its connectors. */
const sources: Record<Platform, Connector> = { tiktok: tiktokMarket, youtube, instagram };
const secrets = {
  tiktok: { accountId: 'a', accessToken: 'a' },
  youtube: { apiKey: 'sample-key' },
  instagram: { userId: '17', accessToken: 'a' },
};
const day = 86_400_000;
const ctx = testContext();
let people: SamplePeople;
let fakes: ListeningPlatforms;
beforeAll(async () => {
  people = samplePeople({ now: () => ctx.now(), count: 600 });
  fakes = await listenAsPlatforms({ people, now: () => ctx.now() });
});
afterAll(() => fakes.close());

const ask = (platform: Platform, wanted: readonly WantedPost[]): Promise<PostCard[]> =>
  sources[platform].posts!(
    plainGate({ secret: secrets[platform], through: fakes.address, now: () => ctx.now() }),
    wanted,
  );
const kindOf = (card: PostCard) => ('fault' in card ? card.fault.kind : 'record');
const recordIn = (card: PostCard) => ('record' in card ? card.record : null);

/** The newest posts of some people, as their links name them. */
function wantedOn(platform: Platform, of: number, each: number): WantedPost[] {
  const some = Array.from({ length: 600 }, (_, index) => people.at(index)).filter(
    ({ record, state, isProfessional }) => record.platform === platform && state === 'open' && isProfessional,
  );
  return some.slice(0, of).flatMap(({ record }) =>
    (record.posts ?? []).slice(0, each).map(({ url = '', publishedAt }: SourcePost) => {
      const post = postOf(url);
      if ('fault' in post) throw new Error(`${url} is no post: ${post.fault}`);
      const { platformPostId } = post;
      return { platform, platformPostId, url, publishedAt, owner: { handle: record.handle } };
    }),
  );
}

describe.each(platforms)('posts of the sandbox on %s', platform => {
  test('have working links, growing figures, and email addresses that belong to nobody', async () => {
    const wanted = wantedOn(platform, 8, 3);
    expect(wanted.length).toBeGreaterThan(15);
    const before = await ask(platform, wanted);
    expect(before.map(kindOf)).toEqual(wanted.map(() => 'record'));
    ctx.pass(day);
    const after = await ask(platform, wanted);
    let grown = 0;
    for (const [place, card] of after.entries()) {
      const [old, now] = [recordIn(before[place]!), recordIn(card)];
      if (!now) continue;
      expect(now.url).toMatch(/^https:\/\/\w+\.example\//);
      expect(postOf(now.url ?? '')).toMatchObject({ platformPostId: now.platformPostId, isSample: true });
      expect(now.publishedAt.slice(0, 19)).toBe(old?.publishedAt.slice(0, 19));
      const figures = (post: typeof now) => (post.plays ?? 0) + (post.likes ?? 0);
      expect(figures(now)).toBeGreaterThanOrEqual(old ? figures(old) : 0);
      if (old && figures(now) > figures(old)) grown++;
    }
    expect(grown).toBeGreaterThan(wanted.length / 2);
  });

  test('are not found once they are taken down, also when they are older than the newest', async () => {
    const wanted = wantedOn(platform, 40, 10);
    ctx.pass(20 * day);
    const cards = await ask(platform, wanted);
    const gone = cards.filter(card => kindOf(card) === 'notFound');
    expect(gone.length).toBeGreaterThan(0);
    expect(gone.length).toBeLessThan(wanted.length / 10);
    for (const { wanted: one } of gone) {
      const found = people.post(platform, one.platformPostId);
      expect(found === null || found.isPrivate).toBe(true);
    }
  });
});
