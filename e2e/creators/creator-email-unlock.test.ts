import { expect, test } from 'vitest';
import { callAs, someCreators } from '../harness/calls-as.ts';
import { newTeam, withDb } from '../fixtures/new-team.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();

test('A creator’s address is unlocked on their page, and counts once', async () => {
  const tokens = await tokensOf(address, await newTeam(appUrl, { plan: 'pro' }));
  const [creator] = await someCreators(address, tokens, 1);
  if (!creator) throw new Error('The catalogue has no creator');
  const found = { creator_id: creator.id, source: 'bio', found_at: new Date('2026-01-01T00:00:00Z') };
  const email = `hello.${creator.id}@creators.example`;
  await withDb(appUrl, async db => {
    await db.deleteFrom('contact_addresses').where('creator_id', '=', creator.id).execute();
    await db
      .insertInto('contact_addresses')
      .values({ ...found, address: email })
      .execute();
  });
  const person = await visit({ tokens });
  const words = person.words.teamCreators.email;
  await person.opens(`/bloggerDetail/tiktok/${creator.id}`);
  await person.button(filled(words['unlock#other'], { number: '1', remaining: '3,000' })).click();
  await person.sees(email);
  await person.sees(person.button(filled(words.copy, { address: email })));
  const { remaining } = await callAs<{ remaining: number }>(
    address,
    tokens,
    'GET',
    `/kol/api/creators/${creator.id}/emails`,
  );
  expect(remaining).toBe(2999);
});
