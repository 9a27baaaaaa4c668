import { expect, test } from 'vitest';
import { specOf } from '../../contract/core/sources/creator-fields.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();

test('A creator of a search has marks and origins, figures with formulas by keyboard and pointer, tabs by keyboard and address, and a way back', async () => {
  const person = await visit({ tokens: await tokensOf(ownWorld().address), lang: 'en' });
  const { creators, insights, refreshes, shell } = person.words;
  const { figure, tab } = insights;
  await person.opensSearch('/bloggerSearch/youtube');
  const rows = await person.rows().allInnerTexts();
  const at = rows.findIndex(row => !row.includes(creators.mark.unanalysable));
  await person.opensCreator((await person.names())[at] ?? '');
  const head = person.page.getByRole('heading', { level: 1 });
  await person.sees(head.getByText(creators.mark.sample));
  await person.button(refreshes.origins.button).press('Enter');
  const row = person.page.getByRole('row').filter({ hasText: specOf('followers').label.en });
  await person.sees(row.getByRole('cell', { name: 'Sample data' }));
  await person.page.keyboard.press('Escape');

  const shown = await person.asksHow(figure.interaction_rate);
  const [, likes = '', comments = '', shares = '', plays = ''] =
    /= \(([\d,]+) \+ ([\d,]+) \+ ([\d,]+)\) ÷ ([\d,]+)/.exec(shown) ?? [];
  const [sum, by] = [[likes, comments, shares], [plays]].map(texts =>
    texts.reduce((total, text) => total + Number(text.replaceAll(',', '')), 0),
  );
  expect(await person.figure(figure.interaction_rate)).toContain(
    `${(((sum ?? 0) / (by ?? 0)) * 100).toFixed(2)}%`,
  );
  expect(shown).toContain(filled(shell.figure.sample, { count: 10 }));
  const opener = person.button(figure.interaction_rate).first();
  await person.sees(opener.and(person.page.locator(':focus')));

  // Escape closes an explanation also while the focus is still on its name.
  await opener.click();
  await person.sees(person.explanation(figure.interaction_rate));
  await opener.focus();
  await opener.press('Escape');
  await person.seesNothingOf(person.explanation(figure.interaction_rate));

  await person.button(figure.posts_per_week).hover();
  await person.sees(person.explanation(figure.posts_per_week));
  await person.heading(insights.growth.title).hover();
  await person.seesNothingOf(person.explanation(figure.posts_per_week));

  const chosen = (name: string) => person.page.getByRole('tab', { name, selected: true });
  await chosen(tab.overview).press('ArrowRight');
  await person.sees(chosen(tab.audience).and(person.page.locator(':focus')));
  expect(person.query()).toEqual({ tab: 'audience' });
  for (const name of [tab.content, tab.brand, tab.email, tab.overview]) {
    await person.page.keyboard.press('ArrowRight');
    await person.sees(chosen(name));
  }
  await person.page.goBack();
  await person.sees(chosen(tab.email));

  const crumbs = person.page.getByRole('navigation', { name: shell.crumbs });
  await crumbs.getByRole('link', { name: 'YouTube' }).click();
  await person.seesResults();
  await person.isAt('/bloggerSearch/youtube');
});
