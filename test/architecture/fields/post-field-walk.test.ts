import { afterAll, beforeAll, expect, it } from 'vitest';
import { postFields, type SourcePost } from '../../../contract/core/sources/source-records.ts';
import { creatorPostSchema } from '../../../contract/creators/search/creator-search.ts';
import { writeRecords } from '../../../server/catalogue/creator-records/service.ts';
import { coverOf, pictureAddresses } from '../../../server/catalogue/pictures/picture-addresses.ts';
import { loadCreator } from '../../../server/creators/search-engine/service.ts';
import { testContext } from '../../harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../harness/database/fresh-database.ts';

type Field = Exclude<keyof SourcePost, 'platformPostId' | 'commentTexts'>;

/** Two values of every field, and the column of the second where it is not the field with underscores. */
const samples: Record<Field, { first: unknown; second: unknown; stored?: Record<string, unknown> }> = {
  url: { first: 'https://tiktok.example/1', second: 'https://tiktok.example/2' },
  caption: { first: 'Green tea', second: 'Black tea' },
  hashtags: { first: ['tea'], second: ['matcha'] },
  mentions: { first: ['lan'], second: ['minh'] },
  coverUrl: { first: 'https://pictures.example/1', second: 'https://pictures.example/2' },
  durationSeconds: { first: 12, second: 12.5, stored: { duration_ms: 12_500 } },
  publishedAt: {
    first: '2026-11-01T00:00:00.000Z',
    second: '2026-11-02T00:00:00.000Z',
    stored: { published_at: new Date('2026-11-02') },
  },
  plays: { first: 900, second: 901 },
  likes: { first: 70, second: 71 },
  comments: { first: 5, second: 6 },
  shares: { first: 3, second: 4 },
  platformSponsored: { first: false, second: true },
  brand: { first: 'Cafe Nova', second: 'Velluna' },
};
/** What comments say, and who wrote them, is kept in a table of its own. */
const others = ['platformPostId', 'commentTexts'];
const fields = Object.keys(postFields).filter((name): name is Field => !others.includes(name));
const column = (field: Field) => field.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);

let database: TestDatabase;
const ctx = testContext('2026-11-20T08:00:00Z');

beforeAll(async () => {
  database = await freshDatabase();
  await pictureAddresses.load(database.db, ctx);
});
afterAll(() => database.drop());

async function tell(field: Field, value: unknown, observedAt: string) {
  const post = { platformPostId: field, publishedAt: '2026-11-01T00:00:00.000Z', [field]: value };
  await writeRecords(database.db, ctx, 'file', [
    { type: 'creator', platform: 'tiktok', handle: field, observedAt, posts: [post] },
  ]);
}

it.each(fields)('%s of a post is stored, changed and read', async field => {
  const { first, second, stored = { [column(field)]: second } } = samples[field];
  await tell(field, first, '2026-11-18T00:00:00.000Z');
  await tell(field, second, '2026-11-19T00:00:00.000Z');
  const row = await database.db
    .selectFrom('posts')
    .selectAll()
    .where('platform_post_id', '=', field)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject(stored);
  const { posts } = await loadCreator(database.db, ctx, 'tiktok', row.creator_id);
  // Replies say where we show a picture, not where its source has it.
  const shown = field === 'coverUrl' ? coverOf(row.creator_id, field, String(second)) : second;
  if (field in creatorPostSchema.shape) expect(posts).toMatchObject([{ [field]: shown }]);
});
