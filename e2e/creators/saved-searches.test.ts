import { expect, test } from 'vitest';
import type { Person } from '../harness/person.ts';
import { callAs, someCreators } from '../harness/calls-as.ts';
import { newTeam, withDb } from '../fixtures/new-team.ts';
import { type Tokens, tokensOf } from '../harness/sign-in.ts';
import { violations } from '../harness/violations.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();

const asked = { platform: 'tiktok', query: 'followerCount_start=1000' };
const saveAs = (tokens: Tokens, name: string) =>
  callAs(address, tokens, 'POST', '/kol/api/savedSearches', { ...asked, name });

/** Makes known creators look newly added to the catalogue. */
async function arrive(ids: number[]): Promise<void> {
  await withDb(appUrl, db =>
    db.updateTable('creators').set({ added_at: new Date() }).where('id', 'in', ids).execute(),
  );
}

const popover = (person: Person) =>
  person.page.getByRole('dialog', { name: person.words.savedSearches.title });

test('A search is saved, counts its new creators, and resets the count when opened; it is renamed, but not like another, and deleted', async () => {
  const tokens = await tokensOf(address, await newTeam(appUrl));
  const person = await visit({ tokens });
  const { savedSearches: words, common } = person.words;
  await person.opens('/bloggerSearch/tiktok');
  await person.button(words.open).click();
  await person.sees(words.empty);
  await person.sees(words.nothingSet);
  expect(await person.button(words.saveCurrent).isDisabled()).toBe(true);
  await person.page.keyboard.press('Escape');

  await person.goesTo('/bloggerSearch/tiktok?followerCount_start=1000&sort=newest_post');
  await person.sees(person.chip('followers', '≥ 1K'));
  await person.button(words.open).click();
  await person.sees(popover(person));
  expect(await violations(person)).toEqual([]);
  await person.button(words.saveCurrent).click();
  const name = person.page.getByLabel(common.name, { exact: true });
  expect(await name.inputValue()).toContain(person.words.creators.filter.names.followers);
  await name.fill('千粉以上');
  await person.button(common.save).click();
  await person.sees(words.form.saved);
  await person.button(words.open).click();
  await person.sees(filled(words.already, { name: '千粉以上' }));

  const known = await someCreators(address, tokens, 2);
  await arrive(known.map(({ id }) => id));
  await saveAs(tokens, 'Second');
  await person.opens('/bloggerSearch/youtube');
  await person.button(filled(words['openWithNew#other'], { number: 2 })).click();
  await person.sees(popover(person).getByText(filled(words['new#other'], { number: 2 })));
  await popover(person).getByRole('link', { name: '千粉以上' }).click();
  await person.isAt('/bloggerSearch/tiktok');
  expect(person.query()).toEqual({ followerCount_start: '1000', sort: 'newest_post' });
  await person.sees(person.button(words.open));

  await person.page.setViewportSize({ width: 390, height: 900 });
  await person.button(words.open).click();
  await person.button(filled(words.rename, { name: '千粉以上' })).click();
  await name.fill('second');
  await person.button(common.save).click();
  await person.sees('您已保存过同名的搜索');
  await name.fill('Third');
  await person.button(common.save).click();
  await person.sees(words.form.renamed);
  await person.button(words.open).click();
  await person.button(filled(words.delete, { name: 'Third' })).click();
  await person.button(common.delete).click();
  await person.sees(filled(words.end.done, { name: 'Third' }));
  await person.button(words.open).click();
  await person.sees(popover(person).getByRole('link', { name: 'Second' }));
  expect(await popover(person).getByRole('link').count()).toBe(1);
});
