import { expect, test } from 'vitest';
import type { Person } from '../harness/person.ts';
import { callAs } from '../harness/calls-as.ts';
import { newTeam } from '../fixtures/new-team.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { violations } from '../harness/violations.ts';
import { visits } from '../harness/visit.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();

const rows = (person: Person) =>
  person.page
    .getByRole('table', { name: person.words.ads.title, exact: true })
    .getByRole('row')
    .filter({ has: person.page.getByRole('link') });

test('An ad of the library is saved to the board and opened; its reach by country appears automatically', async () => {
  const tokens = await tokensOf(address, await newTeam(appUrl, { plan: 'pro' }));
  const person = await visit({ tokens });
  const { ads } = person.words;
  // The library is queried from the start, page by page.
  const total = () =>
    callAs<{ total: number }>(address, tokens, 'GET', '/kol/api/ads?window=30').then(page => page.total);
  await expect.poll(total, { timeout: 60_000, interval: 500 }).toBeGreaterThan(0);
  await person.opens('/rankingAd?window=30');
  const first = rows(person).first();
  const advertiser = (await first.getByRole('link').first().textContent()) ?? '';
  expect(await violations(person)).toEqual([]);
  await person.button(`${ads.save} · ${advertiser}`, first).click();
  await person.sees(ads.saved);
  await person.button(ads.board.saved).click();
  await expect.poll(() => rows(person).count()).toBe(1);
  await person.button(`${ads.ofAdvertiser} · ${advertiser}`, first).click();
  await expect.poll(() => person.query()).toEqual({ window: '30', keyword: advertiser });
  await first.getByRole('link', { name: advertiser, exact: true }).click();
  await person.sees(person.heading(advertiser));
  await person.sees(person.page.getByRole('list', { name: ads.one.byRegion }).getByRole('listitem'));
  await person.button(ads.takeOff).click();
  await person.sees(ads.takenOff);
  await person.sees(person.button(ads.save));
  expect(await violations(person)).toEqual([]);
});
