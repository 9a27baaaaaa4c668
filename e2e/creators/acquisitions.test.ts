import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Person } from '../harness/person.ts';
import { callAs, makeList } from '../harness/calls-as.ts';
import { isUsable, looks } from '../harness/appearances.ts';
import { newTeam } from '../fixtures/new-team.ts';
import { ownProduct } from '../harness/product/own-product.ts';
import { type Tokens, tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';

/** Its own product, because the test makes its platforms fail and moves the clock. */
const world = ownProduct();
const visit = visits(() => world().address);
const patiently = { timeout: 120_000 };
const host = 'www.googleapis.com';

const newTokens = async (plan = 'pro') => tokensOf(world().address, await newTeam(world().appUrl, { plan }));

/** Seven creators of the catalogue, and three new ones. */
const tenLinks = async (tokens: Tokens, platform: string) =>
  (
    await callAs<{ links: string[] }>(
      world().address,
      tokens,
      'GET',
      `/office/api/sandbox/links?platform=${platform}`,
    )
  ).links;

async function tellPlatform(mood: string): Promise<void> {
  const operator = await tokensOf(world().address);
  await callAs(world().address, operator, 'POST', '/operator/api/sandbox/platforms', { host, mood });
}

const field = (person: Person, label: string) => person.page.getByLabel(label, { exact: true });

async function starts(person: Person, platform: string, links: readonly string[]): Promise<void> {
  const { form, check, kind } = person.words.acquisitions;
  await person.page.getByRole('radio', { name: platform, exact: true }).check();
  await person.page.getByRole('radio', { name: new RegExp(`^${kind.links}`) }).check();
  await field(person, form.links).fill(links.join('\n'));
  await person.sees(filled(check['named#other'], { number: 10 }));
}

/** A figure in the header: how many were found, added and so on. */
async function count(person: Person, name: string): Promise<string> {
  const term = person.page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) });
  return term.locator('xpath=following-sibling::dd').first().innerText();
}

const items = (person: Person): Locator =>
  person.page
    .getByRole('table', { name: person.words.acquisitions.detail.items })
    .getByRole('row')
    .filter({ has: person.page.getByRole('cell') });

test('Ten links become ten creators in a list, and failed ones are shown with their reasons', async () => {
  const tokens = await newTokens();
  const person = await visit({ tokens });
  const { acquisitions } = person.words;
  const { form, check, detail, outcome, reason, state } = acquisitions;
  await person.opens('/');
  await person.page.getByRole('link', { name: acquisitions.title }).click();
  await person.page.getByRole('link', { name: acquisitions.createFirst }).click();
  await person.button(form.submit).click();
  await person.sees(acquisitions.fault.links);

  const links = await tenLinks(tokens, 'youtube');
  await starts(person, 'YouTube', [...links, 'https://facebook.com/ann', links[0]!.toUpperCase()]);
  await person.sees(filled(check['refused#other'], { number: 2 }));
  await person.sees(filled(check.line, { line: 11 }));
  await field(person, form.name).fill('美食频道');
  await field(person, form.newListName).fill('春季候选');
  await person.button(form.submit).click();

  await person.sees(person.page.getByRole('heading', { level: 1, name: /^美食频道/ }).getByText(state.done));
  expect(await count(person, detail.added)).toBe('10');
  expect(await count(person, detail.failed)).toBe('2');
  await person.sees(items(person).getByText(person.words.sources.names.youtube));
  await person.button(filled(detail['reasonOf#other'], { reason: reason.duplicate, number: 1 })).click();
  await expect.poll(() => items(person).count()).toBe(1);
  await person.sees(items(person).getByText(outcome.failed));
  expect(person.query()).toEqual({ reason: 'duplicate' });

  await person.page.getByRole('link', { name: detail.openList }).click();
  await person.sees(person.heading('春季候选'));
  const members = person.page
    .getByRole('table', { name: person.words.lists.table })
    .getByRole('row')
    .filter({ has: person.page.getByRole('cell') });
  await expect.poll(() => members.count(), patiently).toBe(10);
});

test('A source without quota pauses it and says until when; then it continues automatically', async () => {
  const tokens = await newTokens();
  const links = await tenLinks(tokens, 'youtube');
  await tellPlatform('quota');
  const person = await visit({ tokens, lang: 'en' });
  const { acquisitions, sources } = person.words;
  const { held, detail, deed, state, told } = acquisitions;
  await person.opens('/dataCollect/new');
  await starts(person, 'YouTube', links);
  await person.button(acquisitions.form.submit).click();

  const why = person.page.getByRole('region', { name: held.title });
  await person.sees(why.getByText(filled(held.quota, { source: sources.names.youtube })));
  await person.sees(why.getByRole('timer'));
  await person.sees(why.getByText(/(?:today|tomorrow) at \d\d:00/));
  await expect.poll(() => count(person, detail.added), patiently).toBe('7');
  const { pathname } = new URL(person.page.url());

  await person.button(deed.pause).click();
  await person.sees(told.pause);
  await person.seesNothingOf(why);
  await person.button(deed.resume).click();
  await person.sees(why);

  await person.opens('/dataCollect?state=running');
  await person.sees(state.held);
  await person.opens('/dataCollect/new?platform=youtube');
  await person.sees(person.page.getByText(/quota .* used up/));

  await person.opens(pathname);
  await person.sees(why);
  await tellPlatform('well');
  await callAs(world().address, tokens, 'POST', '/office/api/sandbox/clock', { hours: 25 });
  await expect.poll(() => count(person, detail.added), patiently).toBe('10');
  await person.sees(person.page.getByRole('heading', { level: 1 }).getByText(state.done));
});

test('Words and a list find creators; a run can be stopped, begun again and removed', async () => {
  const tokens = await newTokens();
  const listId = await makeList(world().address, tokens, '已有的收藏夹');
  const person = await visit({ tokens });
  const { acquisitions } = person.words;
  const { form, kind, fault, detail, deed, removal, state } = acquisitions;
  await person.opens(`/dataCollect/new?platform=youtube&kind=hashtag&listId=${listId}`);
  await person.button(form.submit).click();
  await person.sees(fault.terms);
  await field(person, form.most).fill('0');
  await field(person, form.hashtags).fill('food，');
  await person.button(form.submit).click();
  await person.sees(filled(fault.most, { most: '1,000' }));
  await field(person, form.most).fill('12');
  await person.page.getByRole('radio', { name: new RegExp(acquisitions.schedule.daily) }).check();
  await person.button(form.submit).click();

  await expect.poll(() => count(person, detail.added), patiently).toBe('12');
  await person.sees(person.page.getByRole('heading', { level: 1 }).getByText(state.resting));
  await person.sees(person.page.getByText('#food', { exact: true }));
  await person.button(deed.runAgain).click();
  await person.sees(person.page.getByRole('combobox', { name: detail.run }));
  await expect.poll(() => count(person, detail.already), patiently).toBe('12');
  await person.page.getByRole('combobox', { name: detail.run }).selectOption('1');
  await expect.poll(() => items(person).count()).toBe(12);

  await person.button(deed.more).click();
  await person.page.getByRole('menuitem', { name: deed.stop }).click();
  await person.button(acquisitions.stop.confirm).click();
  await person.sees(person.page.getByRole('heading', { level: 1 }).getByText(state.stopped));
  await person.button(deed.more).click();
  await person.page.getByRole('menuitem', { name: deed.remove }).click();
  await person.button(removal.confirm).click();
  await person.sees(acquisitions.noneYet);

  // Options without a source are disabled.
  await person.opens('/dataCollect/new?platform=tiktok');
  const hashtag = person.page.getByRole('radio', { name: new RegExp(kind.hashtag) });
  await person.sees(hashtag.and(person.page.locator(':disabled')));
  await person.button(form.samples).click();
  await person.sees(filled(acquisitions.check['named#other'], { number: 10 }));
});

test('A plan without data acquisition says so', async () => {
  const person = await visit({ tokens: await newTokens('free') });
  const { title, notInPlan } = person.words.acquisitions;
  await person.opens('/dataCollect/new');
  await person.sees(notInPlan);
  await person.seesNothingOf(person.page.getByRole('navigation').getByRole('link', { name: title }));
  await person.opens('/dataCollect/1');
  await person.sees(notInPlan);
});

test.each(looks)('The pages hold: %s', async (name, look) => {
  const tokens = await newTokens();
  const links = [...(await tenLinks(tokens, 'instagram')), `not a link ${'x'.repeat(120)}`];
  const { id } = await callAs<{ id: number }>(world().address, tokens, 'POST', '/kol/api/acquisitions', {
    platform: 'instagram',
    kind: 'links',
    name: '一个名字特别特别长的采集，用来看看在手机上会怎样换行会不会挤出页面',
    newListName: '名单',
    links: links.join('\n'),
  });
  const person = await visit({ tokens, ...look });
  const { acquisitions } = person.words;
  await person.opens('/dataCollect');
  await person.sees(acquisitions.state.done);
  await isUsable(person, `list, ${name}`);
  await person.opens(`/dataCollect/${id}`);
  await person.sees(items(person).getByText(acquisitions.outcome.failed));
  await isUsable(person, `one, ${name}`);
  await person.opens('/dataCollect/new?kind=keyword');
  await person.sees(person.button(acquisitions.form.submit));
  await isUsable(person, `keywords, ${name}`);
  await starts(person, 'Instagram', links);
  await isUsable(person, `links, ${name}`);
});
