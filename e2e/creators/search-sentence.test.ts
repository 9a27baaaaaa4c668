import { expect, test } from 'vitest';
import type { Person } from '../harness/person.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { violations } from '../harness/violations.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();

const option = (person: Person, name: string) =>
  person.page
    .getByRole('listbox', { name: person.words.creators.sentence.ways })
    .getByRole('option', { name: new RegExp(`^${name}`) });

test('A sentence selects its platform and becomes editable filters, names what was not understood, and "back" undoes it; words and dismissed sentences stay keywords', async () => {
  const person = await visit({ tokens: await tokensOf(ownWorld().address) });
  const { sentence } = person.words.creators;
  const byFilters = option(person, sentence.byFilters);
  await person.opensSearch('/bloggerSearch/tiktok');
  await person.button(sentence.example2).click();
  await person.searches(() => byFilters.click());
  await person.isAt('/bloggerSearch/youtube');
  expect(person.query()).toEqual({ category: 'Tech', avg_plays_start: '100000', has_email: '1' });
  await person.sees(person.chip('avg_plays', '≥ 100K'));
  await person.seesNothingOf(person.button(sentence.example2));

  await person.goesTo('/bloggerSearch/tiktok');
  await person.isAt('/bloggerSearch/tiktok');
  await person.seesNothingOf(person.chips().getByRole('button', { name: /100K/ }));
  await person.keywordBox().fill('food');
  await person.sees(byFilters);
  await person.searches(() => person.keywordBox().press('Enter'));
  expect(person.query()).toEqual({ keyword: 'food' });
  await person.keywordBox().fill('food creators in Japan');
  await person.sees(byFilters);
  await person.keywordBox().press('ArrowDown');
  const words = option(person, filled(sentence.byWords, { text: 'food creators in Japan' }));
  expect(await words.getAttribute('aria-selected')).toBe('true');
  await person.keywordBox().press('Escape');
  await person.seesNothingOf(words);
  await person.searches(() => person.keywordBox().press('Enter'));
  expect(person.query()).toEqual({ keyword: 'food creators in Japan' });

  await person.searches(() => person.goesTo('/bloggerSearch/tiktok?category=Music'));
  await person.keywordBox().fill('做日本料理的美食博主，画风温柔，粉丝5000以上，说日语');
  await person.sees(byFilters);
  expect(await byFilters.getAttribute('aria-selected')).toBe('true');
  const pieces = filled(sentence.unreadPiece, { piece: '画风温柔' });
  expect(await byFilters.innerText()).toContain(filled(sentence.unread, { pieces }));
  expect(await violations(person)).toEqual([]);
  await person.searches(() => person.keywordBox().press('Enter'));
  expect(person.query()).toEqual({
    category: 'Food',
    followerCount_start: '5000',
    language: 'ja',
    unread: '画风温柔',
  });
  const all = await person.total();
  expect(all).toBeGreaterThan(0);
  await person.sees(person.chip('language', '日语'));
  expect(await person.keywordBox().inputValue()).toBe('');
  const note = filled(sentence.unreadNote, { pieces });
  await person.sees(note);

  await person.dropsFilter('followers');
  expect(person.query()).toEqual({ category: 'Food', language: 'ja', unread: '画风温柔' });
  expect(await person.total()).toBeGreaterThanOrEqual(all);
  await person.sees(note);
  await person.button(sentence.dismiss).click();
  await person.seesNothingOf(person.page.getByText(note));
  expect(person.query()).toEqual({ category: 'Food', language: 'ja' });
  for (let back = 0; back < 3; back++) await person.page.goBack();
  await expect.poll(() => person.query()).toEqual({ category: 'Music' });
});
