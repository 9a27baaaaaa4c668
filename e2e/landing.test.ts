import { expect, inject, test } from 'vitest';
import { tokensOf } from './sign-in.ts';
import { visits } from './visit.ts';

const visit = visits();

test('The landing page says what it is and leads to the sign-in', async () => {
  const person = await visit();
  const { landing } = person.words;
  await person.opens('/index');
  await person.sees(person.heading(landing.headline));
  for (const point of Object.values(landing.points)) await person.sees(person.heading(point.title));
  await person.page.getByRole('link', { name: landing.signIn }).click();
  await person.isAt('/login');
});

test('Who is signed in goes straight in', async () => {
  const person = await visit({ tokens: await tokensOf(inject('world').address) });
  await person.opens('/index');
  await person.page.getByRole('link', { name: person.words.landing.enter }).click();
  await person.isAt('/bloggerSearch/tiktok');
});

test('The language changes at once and is remembered', async () => {
  const person = await visit();
  await person.opens('/index');
  await person.page.getByLabel(person.words.shell.top.language).selectOption('English');
  const there = await visit({ lang: 'en' });
  await person.sees(person.heading(there.words.landing.headline));
  expect(await person.page.locator('html').getAttribute('lang')).toBe('en');
  await person.opens('/login');
  await person.sees(person.heading(there.words.identity.title));
});

test('Light and dark change at one click and are remembered', async () => {
  const person = await visit();
  await person.opens('/index');
  const inScheme = (scheme: string) => person.page.locator(`html[data-mantine-color-scheme=${scheme}]`);
  await person.sees(inScheme('light'));
  await person.button(person.words.shell.top.toDark).click();
  await person.sees(person.button(person.words.shell.top.toLight));
  await person.sees(inScheme('dark'));
  await person.opens('/login');
  await person.sees(person.button(person.words.shell.top.toLight));
});
