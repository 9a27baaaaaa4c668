import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { Dice, hashText } from '../../server/sandbox/sample-world/random.ts';

const seed = hashText('traits');
const letters = { tiktok: 'T', youtube: 'Y', instagram: 'I' } as const;

/** Zipf-like: the first words of a vocabulary are common, most are rare, as with hashtags and words. */
const drawn = (dice: Dice, vocabulary: number) => Math.floor(vocabulary ** dice.unit()) - 1;

function* lines(creators: Iterable<{ id: number; platform: keyof typeof letters; tags: string[] }>) {
  for (const { id, platform, tags } of creators) {
    const dice = new Dice(seed, id, 1);
    const letter = letters[platform];
    const traits = new Set(tags.map(tag => `${letter}#${tag.replace(/[\\"\s,{}]/g, '_')}`));
    for (let at = 0; at < 9; at++) traits.add(`${letter}#h${drawn(dice, 200_000)}`);
    for (let at = 0; at < 4; at++) traits.add(`${letter}@m${drawn(dice, 500_000)}`);
    for (let at = 0; at < 14; at++) traits.add(`${letter}=w${drawn(dice, 100_000)}`);
    yield `${id}\t{${[...traits].map(trait => `"${trait}"`).join(',')}}\n`;
  }
}

/** Gives every creator the traits that the pipeline would: tags, and hashtags, mentions and words by rank. */
export async function loadTraits(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query("set maintenance_work_mem = '1GB'; set work_mem = '256MB'");
    await client.query('drop index creator_traits_by_trait');
    const { rows } = await client.query<{ id: number; platform: keyof typeof letters; tags: string[] }>(
      'select id::int, platform, tags from creators',
    );
    const target = client.query(copyFrom('copy creator_traits (creator_id, traits) from stdin'));
    await pipeline(Readable.from(lines(rows)), target);
    await client.query('create index creator_traits_by_trait on creator_traits using gin (traits)');
    await client.query('vacuum analyze creator_traits');
  } finally {
    await client.end();
  }
}
