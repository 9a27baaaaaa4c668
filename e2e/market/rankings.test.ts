import { expect, test } from 'vitest';
import type { Person } from '../harness/person.ts';
import { callAs } from '../harness/calls-as.ts';
import { bothLooks, isUsable, isUsableInBothLooks } from '../harness/appearances.ts';
import { newTeam } from '../fixtures/new-team.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();

const table = (person: Person, name: string) => person.page.getByRole('table', { name, exact: true });
const rows = (person: Person, name: string) =>
  table(person, name)
    .getByRole('row')
    .filter({ has: person.page.getByRole('link') });
const dialog = (person: Person) => person.page.getByRole('dialog');

test('A hot video says why it ranks, is monitored in a new project, and its creator is saved; top creators are compared; a hot tag leads to its page, and to the creators who use it', async () => {
  const tokens = await tokensOf(address, await newTeam(appUrl, { plan: 'pro' }));
  const person = await visit({ ...bothLooks, tokens });
  const { creatorDialogs, rankings, teamCreators } = person.words;
  const { kind, act, watch } = rankings;
  await person.opens('/rankingVideo?platform=youtube');
  await person.button(rankings.days.d30).click();
  await expect.poll(() => person.query()).toEqual({ platform: 'youtube', window: '30' });
  await person.button('TikTok').click();
  await person.sees(table(person, kind.video.title).and(person.page.locator('[aria-busy=false]')));
  const first = rows(person, kind.video.title).first();
  const plays = await first.getByRole('cell').nth(1).locator('data').getAttribute('value');
  await person.button(rankings.why.open, first).click();
  await person.sees(dialog(person).getByText(Number(plays).toLocaleString('en-US'), { exact: true }));
  await person.page.keyboard.press('Escape');
  await isUsableInBothLooks(person, 'hot videos');

  await person.button(new RegExp(`^${act.watch}`), first).click();
  await dialog(person).getByLabel(watch.name, { exact: true }).fill('春季热门');
  await person.button(watch.submit, dialog(person)).click();
  await person.sees(filled(watch.done, { name: '春季热门' }));
  await person.button(new RegExp(`^${act.save}`), first).click();
  await dialog(person).getByLabel(creatorDialogs.save.name, { exact: true }).fill('热门作者');
  await person.button(creatorDialogs.save.save, dialog(person)).click();
  await person.seesNothingOf(dialog(person));

  await person.goesTo('/rankingCreator');
  const boxes = rows(person, kind.creator.title).getByRole('checkbox');
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await isUsable(person, 'top creators');
  await person.button(teamCreators.action.compare).click();
  await person.isAt('/bloggerCompare');

  const ask = async (path: string, query: string) =>
    callAs<{ tags: (string | { tag: string })[] }>(
      address,
      tokens,
      'GET',
      `/kol/api/${path}?platform=tiktok&${query}`,
    );
  const [ranked, borne] = await Promise.all([
    ask('rankings/tags', 'window=7&size=100'),
    ask('creators/choices', ''),
  ]);
  const names = ranked.tags.map(each => (typeof each === 'string' ? each : each.tag));
  const tag = names.find(name => borne.tags.includes(name)) ?? '';
  await person.goesTo(`/rankingTag?keyword=${encodeURIComponent(tag)}`);
  await person.sees(rows(person, rankings.kind.tag.title));
  await isUsable(person, 'hot tags');
  await table(person, rankings.kind.tag.title)
    .getByRole('link', { name: `#${tag}`, exact: true })
    .click();
  await person.isAt(`/rankingTag/tiktok/${encodeURIComponent(tag)}`);
  await person.sees(person.heading(`#${tag}`));
  await person.sees(rows(person, rankings.tag.best));
  await person.sees(rows(person, rankings.tag.early));
  await person.sees(person.page.getByRole('img').locator('svg'));
  await isUsableInBothLooks(person, 'a tag');
  await person.page.getByRole('link', { name: rankings.act.searchCreators, exact: true }).click();
  await person.isAt('/bloggerSearch/tiktok');
  expect(person.query()).toEqual({ tags: tag });
  await person.sees(person.rows());
});
