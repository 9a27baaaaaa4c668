import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Person } from '../harness/person.ts';
import { callAs } from '../harness/calls-as.ts';
import { field } from '../harness/forms.ts';
import { bothLooks, isUsableInBothLooks } from '../harness/appearances.ts';
import { newTeam } from '../fixtures/new-team.ts';
import { ownProduct } from '../harness/product/own-product.ts';
import { type Tokens, tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';

/** Its own product, because the test moves its clock and makes a platform fail. */
const world = ownProduct();
const visit = visits(() => world().address);
/** A product under load takes long to fetch; a page that is asked too often would slow it further. */
const patiently = { timeout: 120_000, interval: 1000 };
const host = 'www.googleapis.com';
/** Wraps on a phone. */
const longName = '一个名字特别特别长的项目，用来看看在手机上会怎样换行';

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

/** Goes to the online posts of a project, as a waiting user does. @returns their rows */
async function seesPosts(person: Person, project: string): Promise<Locator> {
  const { posts } = person.words.monitors;
  // From elsewhere, so that the posts are asked for again.
  await person.goesTo('/monitorDetail');
  await person.sees(rowsOf(person, person.words.monitors.table));
  await person.goesTo(`${project}?tab=posts&state=online`);
  await person.sees(person.page.getByRole('table', { name: posts.table }).and(idle(person)));
  return rowsOf(person, posts.table);
}
const idle = (person: Person) => person.page.locator('[aria-busy=false]');

/** Goes to the first online post, since some are deleted as days pass. @returns whether there is one */
async function seesPost(person: Person, project: string): Promise<boolean> {
  const link = (await seesPosts(person, project)).getByRole('link').first();
  if (!(await link.count())) return false;
  await person.goesTo((await link.getAttribute('href')) ?? '');
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

/** Makes a project of five links and a followed creator. @returns its path */
async function makesProject(person: Person, posts: { creator: Known; link: string }[]): Promise<string> {
  const { monitors, shell } = person.words;
  const { form, links, follows } = monitors;
  await person.opens('/monitorDetail');
  await person.button(monitors.createFirst).click();
  await person.button(form.make).click();
  await person.sees(monitors.fault.noName);
  await isUsableInBothLooks(person, 'new', { part: 'dialog' });
  await person.page.getByRole('textbox', { name: form.name, exact: true }).fill(longName);
  await field(person, form.budget).fill('12,300.5');
  await person.sees('= ¥12,300.50');
  await person.button(form.make).click();

  const five = posts.slice(0, 5).map(({ link }) => link);
  const wrong = ['https://facebook.com/ann', five[0], `not a link ${'x'.repeat(120)}`];
  await field(person, links.label).fill([...five, ...wrong].join('\n'));
  await person.sees(filled(links['named#other'], { number: 5 }));
  await person.sees(filled(shell.lines.line, { line: 6 }));
  await person.sees(links.reason.twice);
  await isUsableInBothLooks(person, 'links', { part: 'dialog' });
  await person.button(filled(links['submit#other'], { number: 5 })).click();
  await person.button(shell.lines.close).click();
  await expect.poll(() => rowsOf(person, monitors.posts.table).count(), patiently).toBe(5);

  await person.page.getByRole('tab', { name: monitors.tab.follows }).click();
  await person.button(follows.add).click();
  await person.page.getByRole('radio', { name: follows.by.links }).check();
  await field(person, follows.links).fill(posts[5]?.creator.homepageUrl ?? '');
  await person.button(follows.submit, person.page.getByRole('dialog')).click();
  await expect.poll(() => rowsOf(person, follows.table).count(), patiently).toBe(1);
  await isUsableInBothLooks(person, 'follows', { part: 'main' });
  return new URL(person.page.url()).pathname;
}

/** Looks at what has been fetched: the post that is open, the project, its posts and all projects. */
async function looksAround(person: Person, project: string): Promise<void> {
  const { monitors, shell } = person.words;
  await person.sees(person.page.getByRole('columnheader', { name: monitors.figure.likes }));
  await person.button(shell.table.asChart).click();
  await person.sees(person.page.getByRole('img', { name: /^Plays/ }).locator('svg'));
  await isUsableInBothLooks(person, 'post', { part: 'main' });

  await person.goesTo(project);
  await person.sees(person.page.getByRole('img', { name: /^Daily chart/ }).locator('svg'));
  expect(await person.figure(monitors.tile.plays)).toMatch(/\d/);
  await isUsableInBothLooks(person, 'overview', { part: 'main' });
  await person.button(monitors.days.way.gained).click();
  await expect.poll(() => person.query()).toEqual({ way: 'gained' });
  await person.sees(person.page.getByRole('region', { name: monitors.extremes.best }).getByRole('listitem'));

  await seesPosts(person, project);
  await isUsableInBothLooks(person, 'posts', { part: 'main' });
  await person.button(monitors.posts.as.gallery).click();
  await person.sees(person.page.getByRole('article'));
  await isUsableInBothLooks(person, 'gallery', { part: 'main' });
  await person.goesTo('/monitorDetail');
  await person.sees(rowsOf(person, monitors.table));
  await isUsableInBothLooks(person, 'projects');
}

test('A project of five links and a creator: time passes, and curves grow', async () => {
  await callAs(world().address, await operator(), 'PUT', '/operator/api/sources/youtube', {
    mode: 'amended',
  });
  const tokens = await tokensOf(world().address, await newTeam(world().appUrl, { plan: 'pro' }));
  const posts = await somePosts(tokens, 6);
  const person = await visit({ ...bothLooks, tokens });
  const project = await makesProject(person, posts);
  for (const answers of [1, 2, 3]) {
    const seen = async () => ((await seesPost(person, project)) ? points(person) : 0);
    await expect.poll(seen, patiently).toBeGreaterThanOrEqual(answers);
    if (answers < 3) await passes(25);
  }
  await looksAround(person, project);
});

test('A source without quota leaves a gap, and data of a strict source is not used in calculations', async () => {
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
  await person.opens(project);
  await person.sees(person.heading('Spring'));
  await expect.poll(() => seesPost(person, project), patiently).toBe(true);
  await person.sees(monitors.heldBack.ofPost);
  expect(await person.figure(monitors.figure.plays)).toMatch(/\d/);
  expect(await person.figure(monitors.postTile.engagement)).toBe('—');

  await tellPlatform('quota');
  await passes(26);
  const why = monitors.gap.reason.quota;
  const waiting = async () => (await seesPosts(person, project)).filter({ hasText: why });
  await expect.poll(async () => (await waiting()).count(), patiently).toBeGreaterThan(0);
  const post = (await (await waiting()).first().getByRole('link').first().getAttribute('href')) ?? '';
  // A post of several days is fetched once a day, and a little more than that is not a gap.
  await passes(60);
  await tellPlatform('well');
  await passes(26);
  await expect.poll(async () => (await waiting()).count(), patiently).toBe(0);
  await person.goesTo(post);
  await person.button(person.words.shell.table.asTable).click();
  const gap = person.page.getByRole('row').filter({ hasText: why });
  await person.sees(gap.getByText(monitors.curve.missing));

  await person.goesTo(project);
  await person.sees(person.page.getByText(/^3 posts come from display-only sources/));
  expect(await person.figure(monitors.tile.plays)).toBe('—');
});
