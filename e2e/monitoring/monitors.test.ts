import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Person } from '../harness/person.ts';
import { callAs } from '../harness/calls-as.ts';
import { field } from '../harness/forms.ts';
import { isUsable, looks } from '../harness/appearances.ts';
import { newTeam, type TeamAccount } from '../fixtures/new-team.ts';
import { ownProduct } from '../harness/product/own-product.ts';
import { type Tokens, tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';

/** Its own product, because the test moves its clock and makes a platform fail. */
const world = ownProduct();
const visit = visits(() => world().address);
const patiently = { timeout: 120_000 };
/** Sources are queried repeatedly, with pauses. */
const slowly = { timeout: 120_000 };
const host = 'www.googleapis.com';

interface Known {
  id: number;
  name: string;
  homepageUrl: string;
}

/** YouTube creators with the link of one post each. */
async function somePosts(tokens: Tokens, count: number): Promise<{ creator: Known; link: string }[]> {
  const { creators } = await callAs<{ creators: Known[] }>(
    world().address,
    tokens,
    'GET',
    '/kol/api/creators?platform=youtube',
  );
  const found = [];
  for (const creator of creators.slice(0, count)) {
    const path = `/kol/api/creators/youtube/${creator.id}/posts?size=1`;
    const { posts } = await callAs<{ posts: { url: string }[] }>(world().address, tokens, 'GET', path);
    found.push({ creator, link: posts[0]?.url ?? '' });
  }
  return found;
}

const operator = () => tokensOf(world().address);

async function tellPlatform(mood: string): Promise<void> {
  await callAs(world().address, await operator(), 'POST', '/operator/api/sandbox/platforms', { host, mood });
}

/** By an account of another team, so that the user on the page stays signed in. */
async function passes(hours: number): Promise<void> {
  await callAs(world().address, await operator(), 'POST', '/office/api/sandbox/clock', { hours });
}

const rowsOf = (person: Person, table: string): Locator =>
  person.page
    .getByRole('table', { name: table, exact: true })
    .getByRole('row')
    .filter({ has: person.page.getByRole('cell') });

/** Opens the online posts of a project, as a waiting user does. @returns their rows */
async function opensPosts(person: Person, project: string): Promise<Locator> {
  const { posts } = person.words.monitors;
  await person.opens(`${project}?tab=posts&state=online`);
  await person.sees(person.page.getByRole('table', { name: posts.table }).and(idle(person)));
  return rowsOf(person, posts.table);
}
const idle = (person: Person) => person.page.locator('[aria-busy=false]');

/** Opens the first online post, since some are deleted as days pass. @returns whether there is one */
async function opensPost(person: Person, project: string): Promise<boolean> {
  const link = (await opensPosts(person, project)).getByRole('link').first();
  if (!(await link.count())) return false;
  await person.opens((await link.getAttribute('href')) ?? '');
  await person.sees(person.heading(person.words.monitors.curve.title));
  return true;
}

const newProject = (tokens: Tokens, ownerId: number, name: string) =>
  callAs<{ id: number }>(world().address, tokens, 'POST', '/kol/api/monitors', {
    name,
    beginsOn: '2026-01-01',
    endsOn: '2027-12-31',
    zone: 'Asia/Shanghai',
    budgetMinor: 1_230_050,
    currency: 'USD',
    ownerId,
  });

/** The number of rows in a post's table of figures, gaps included. */
async function points(person: Person): Promise<number> {
  const asTable = person.button(person.words.shell.table.asTable);
  if (!(await asTable.count())) return 0;
  await asTable.click();
  return (
    (await person.page
      .getByRole('region', { name: /^(?:播放|Plays)/ })
      .getByRole('row')
      .count()) - 1
  );
}

test('A project of five links and a creator: time passes, and curves grow', slowly, async () => {
  await callAs(world().address, await operator(), 'PUT', '/operator/api/sources/youtube', {
    mode: 'amended',
  });
  const tokens = await tokensOf(world().address, await newTeam(world().appUrl, { plan: 'pro' }));
  const posts = await somePosts(tokens, 6);
  const person = await visit({ tokens });
  const { monitors, shell } = person.words;
  const { form, links, follows } = monitors;
  await person.opens('/');
  await person.page.getByRole('link', { name: monitors.title }).click();
  await person.button(monitors.createFirst).click();
  await person.button(form.make).click();
  await person.sees(monitors.fault.noName);
  await person.page.getByRole('textbox', { name: form.name, exact: true }).fill('春季新品');
  await field(person, form.budget).fill('12,300.5');
  await person.sees('= ¥12,300.50');
  await person.button(form.make).click();

  const five = posts.slice(0, 5).map(({ link }) => link);
  await field(person, links.label).fill([...five, 'https://facebook.com/ann', five[0]].join('\n'));
  await person.sees(filled(links['named#other'], { number: 5 }));
  await person.sees(filled(links.line, { line: 6 }));
  await person.sees(links.reason.twice);
  await person.button(filled(links['submit#other'], { number: 5 })).click();
  const table = rowsOf(person, monitors.posts.table);
  await expect.poll(() => table.count(), patiently).toBe(5);

  await person.page.getByRole('tab', { name: monitors.tab.follows }).click();
  await person.button(follows.add).click();
  await person.page.getByRole('radio', { name: follows.by.links }).check();
  await field(person, follows.links).fill(posts[5]?.creator.homepageUrl ?? '');
  await person.button(follows.submit).click();
  await expect.poll(() => rowsOf(person, follows.table).count(), patiently).toBe(1);

  const project = new URL(person.page.url()).pathname;
  for (const answers of [1, 2, 3]) {
    const seen = async () => ((await opensPost(person, project)) ? points(person) : 0);
    await expect.poll(seen, patiently).toBeGreaterThanOrEqual(answers);
    if (answers < 3) await passes(25);
  }
  await person.sees(person.page.getByRole('columnheader', { name: monitors.figure.likes }));
  await person.button(shell.table.asChart).click();
  await person.sees(person.page.getByRole('img', { name: /^播放/ }).locator('svg'));

  await person.opens(project);
  await person.sees(person.page.getByRole('img', { name: /每天的曲线/ }).locator('svg'));
  expect(await person.figure(monitors.tile.plays)).toMatch(/\d/);
  await person.button(monitors.days.way.gained).click();
  await expect.poll(() => person.query()).toEqual({ way: 'gained' });
  await person.sees(person.page.getByRole('region', { name: monitors.extremes.best }).getByRole('listitem'));
});

test(
  'A source without quota leaves a gap, and data of a strict source is not used in calculations',
  slowly,
  async () => {
    await callAs(world().address, await operator(), 'PUT', '/operator/api/sources/youtube', {
      mode: 'strict',
    });
    const team = await newTeam(world().appUrl, { plan: 'pro' });
    const tokens = await tokensOf(world().address, team);
    const { id } = await newProject(tokens, team.accountId, 'Spring');
    const links = (await somePosts(tokens, 3)).map(({ link }) => link).join('\n');
    await callAs(world().address, tokens, 'POST', `/kol/api/monitors/${id}/posts`, { links });
    const person = await visit({ tokens, lang: 'en' });
    const { monitors } = person.words;
    const project = `/monitorDetail/${id}`;
    await expect.poll(() => opensPost(person, project), patiently).toBe(true);
    await person.sees(monitors.heldBack.ofPost);
    expect(await person.figure(monitors.figure.plays)).toMatch(/\d/);
    expect(await person.figure(monitors.postTile.engagement)).toBe('—');

    await tellPlatform('quota');
    await passes(26);
    const why = monitors.gap.reason.quota;
    const waiting = async () => (await opensPosts(person, project)).filter({ hasText: why });
    await expect.poll(async () => (await waiting()).count(), patiently).toBeGreaterThan(0);
    const post = (await (await waiting()).first().getByRole('link').first().getAttribute('href')) ?? '';
    // A post of several days is fetched once a day, and a little more than that is not a gap.
    await passes(60);
    await tellPlatform('well');
    await passes(26);
    await expect.poll(async () => (await waiting()).count(), patiently).toBe(0);
    await person.opens(post);
    await person.button(person.words.shell.table.asTable).click();
    const gap = person.page.getByRole('row').filter({ hasText: why });
    await person.sees(gap.getByText(monitors.curve.missing));

    await person.opens(project);
    await person.sees(person.page.getByText(/^The source of 3 posts lets/));
    expect(await person.figure(monitors.tile.plays)).toBe('—');
  },
);

/** A project with three fetched posts, created once for all appearances. */
let watched: Promise<{ team: TeamAccount; path: string; links: string }> | undefined;

async function watch() {
  const team = await newTeam(world().appUrl, { plan: 'pro' });
  const tokens = await tokensOf(world().address, team);
  const name = '一个名字特别特别长的项目，用来看看在手机上会怎样换行';
  const { id } = await newProject(tokens, team.accountId, name);
  const posts = await somePosts(tokens, 3);
  const links = posts.map(({ link }) => link).join('\n');
  const api = `/kol/api/monitors/${id}`;
  await callAs(world().address, tokens, 'POST', `${api}/posts`, { links });
  const creatorIds = posts.map(({ creator }) => creator.id);
  await callAs(world().address, tokens, 'POST', `${api}/follows`, { creatorIds, words: ['food'] });
  const waiting = () =>
    callAs<{ total: number }>(world().address, tokens, 'GET', `${api}/posts?state=waiting`);
  await expect.poll(async () => (await waiting()).total, patiently).toBe(0);
  return { team, path: `/monitorDetail/${id}`, links };
}

test.each(looks)('The pages hold: %s', async (name, look) => {
  watched ??= watch();
  const { team, path, links } = await watched;
  const person = await visit({ tokens: await tokensOf(world().address, team), ...look });
  const { monitors } = person.words;
  await person.opens('/monitorDetail');
  await person.sees(rowsOf(person, monitors.table));
  await isUsable(person, `list, ${name}`);
  await person.button(monitors.create).click();
  await person.sees(person.button(monitors.form.make));
  await isUsable(person, `new, ${name}`);
  await person.opens(`${path}?tab=posts&add=1`);
  await field(person, monitors.links.label).fill(`${links}\nnot a link ${'x'.repeat(120)}`);
  await person.sees(monitors.links.reason.notALink);
  await isUsable(person, `links, ${name}`);
  await person.opens(`${path}?tab=posts`);
  const row = rowsOf(person, monitors.posts.table).first();
  await person.sees(row.getByRole('link'));
  await isUsable(person, `posts, ${name}`);
  const post = await row.getByRole('link').first().getAttribute('href');
  await person.button(monitors.posts.as.gallery).click();
  await person.sees(person.page.getByRole('article'));
  await isUsable(person, `gallery, ${name}`);
  await person.opens(path);
  await person.sees(person.page.getByRole('img', { name: /每天的曲线|^Day by day/ }).locator('svg'));
  await isUsable(person, `overview, ${name}`);
  await person.opens(`${path}?tab=follows`);
  await person.sees(rowsOf(person, monitors.follows.table).first());
  await isUsable(person, `follows, ${name}`);
  await person.opens(post ?? '');
  await person.sees(person.heading(monitors.curve.title));
  await isUsable(person, `post, ${name}`);
});
