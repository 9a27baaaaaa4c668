import { beforeAll, expect, test } from 'vitest';
import { type Known, someCreators } from '../harness/calls-as.ts';
import { newTeam, withDb } from '../fixtures/new-team.ts';
import { type Tokens, tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();

let tokens: Tokens;
let told: Known;
let estimated: Known;
let unknown: Known;

const observed_at = new Date('2026-03-01T04:00:00Z');

/** A creator whose source reports the audience, one with comments, half of them Thai, and one without data. */
beforeAll(async () => {
  tokens = await tokensOf(address, await newTeam(appUrl, { plan: 'pro' }));
  const known = await someCreators(address, tokens, 8);
  [told, estimated, unknown] = known.slice(5) as [Known, Known, Known];
  const audience = {
    regions: ['VN', 'TH', 'US', 'JP', 'KR', 'DE', 'FR', 'BR', 'MX', 'IN', 'GB', 'ID'].map((key, at) => ({
      key,
      shareBp: at === 0 ? 4000 : 500,
    })),
    genders: [
      { key: 'female', shareBp: 6250 },
      { key: 'male', shareBp: 3750 },
    ],
    ages: [
      { key: '25-34', shareBp: 4000 },
      { key: '18-24', shareBp: 6000 },
    ],
  };
  const comments = Array.from({ length: 80 }, (_, at) => ({
    author: `person ${at}`,
    text: at % 2 ? 'สวยมาก' : 'lovely',
    language: null,
  }));
  await withDb(appUrl, async db => {
    const ids = [told.id, estimated.id, unknown.id];
    await db.deleteFrom('creator_audiences').where('creator_id', 'in', ids).execute();
    await db.deleteFrom('post_comments').where('creator_id', 'in', ids).execute();
    const { source } = await db
      .selectFrom('creators')
      .select('source')
      .where('id', '=', told.id)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('creator_audiences')
      .values({ creator_id: told.id, audience: JSON.stringify(audience), source, observed_at })
      .execute();
    await db
      .insertInto('post_comments')
      .values({
        creator_id: estimated.id,
        platform_post_id: 'p1',
        comments: JSON.stringify(comments),
        observed_at,
      })
      .execute();
  });
});

test('An audience is reported by a source, otherwise estimated with its sample, otherwise absent', async () => {
  const person = await visit({ tokens });
  const { audience } = person.words.insights;
  const card = (name: string) => person.page.getByRole('region', { name, exact: true });
  const linesOf = (name: string) => card(name).getByRole('listitem').allInnerTexts();

  await person.opens(`/bloggerDetail/tiktok/${told.id}?tab=audience`);
  await person.sees(card(audience.regions).getByText('40.00%'));
  const regions = await linesOf(audience.regions);
  expect(regions[0]).toMatch(/^越南\s+40\.00%$/);
  expect(regions.slice(10)).toEqual([
    expect.stringContaining(filled(audience['rest#other'], { count: 2 })),
    expect.stringContaining(`${audience.untold}\n5.00%`),
  ]);
  await person.sees(card(audience.genders).getByText('62.50%'));
  expect((await linesOf(audience.ages)).map(line => line.split('\n')[0])).toEqual(['18–24 岁', '25–34 岁']);
  await person.sees(card(audience.languages).getByText(audience.notTold));

  await person.opens(`/bloggerDetail/tiktok/${estimated.id}?tab=audience`);
  await person.sees(audience.estimate);
  await person.sees(
    filled(audience.estimateSample, { people: 80, comments: 80, posts: 1, day: '2026-03-01' }),
  );
  expect(await linesOf(audience.languages)).toEqual([
    expect.stringMatching(/^泰语\s+50\.00%\s+95% 区间 39\.30%–60\.70%$/),
    expect.stringMatching(/^无法判断\s+50\.00%/),
  ]);

  await person.opens(`/bloggerDetail/tiktok/${unknown.id}?tab=audience`);
  await person.sees(audience.empty);
});

test('A signal shows its numbers, and opens its rule and its basis', async () => {
  const person = await visit({ tokens });
  const { signals } = person.words.insights;
  await person.opens(`/bloggerDetail/tiktok/${estimated.id}`);
  const line = person.page
    .getByRole('region', { name: signals.title })
    .getByRole('listitem')
    .filter({ has: person.heading(signals.comments.name) });
  await person.sees(line.getByText(signals.verdict.look));
  await person.sees(
    line.getByText(filled(signals.comments.high, { comments: 80, repeated: 80, share: '100.00%', texts: 2 })),
  );
  await person.sees(line.getByText(signals.comments.why));
  await person.button(filled(signals.evidenceOf, { name: signals.comments.name }), line).press('Enter');
  await person.sees(line.getByText('lovely'));
  await person.sees(line.getByText(filled(signals['times#other'], { count: 40 })).first());
  await person.sees(line.getByText(filled(signals.rule, { rule: signals.comments.rule })));
});
