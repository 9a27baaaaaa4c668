import { expect, test } from 'vitest';
import { day } from '../../contract/core/format.ts';
import { testContext } from '../../test/harness/app/test-context.ts';
import { addToProject } from '../../test/fixtures/monitoring/some-projects.ts';
import { pointAt, somePost } from '../../test/fixtures/catalogue/some-watched-posts.ts';
import type { Person } from '../harness/person.ts';
import { callAs, someCreators } from '../harness/calls-as.ts';
import { isUsable, isUsableInBothLooks } from '../harness/appearances.ts';
import { newTeam, withDb } from '../fixtures/new-team.ts';
import { textOfPdf } from './pdf-text.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { words } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();
const hourMs = 3_600_000;
const zone = 'Asia/Shanghai';

/** In two scripts: a file of a browser without Chinese fonts has no text for the first. */
const title = '秋季投放总结 Autumn recap';

/** A project of the last week with a post of each of two creators, and the payment of one. */
async function setUp() {
  const team = await newTeam(appUrl, { plan: 'pro' });
  const tokens = await tokensOf(address, team);
  const today = Date.now();
  const dayOf = (days: number) => day(new Date(today + days * 24 * hourMs).toISOString(), zone);
  const { id } = await callAs<{ id: number }>(address, tokens, 'POST', '/kol/api/monitors', {
    name: '秋季新品种草',
    beginsOn: dayOf(-6),
    endsOn: dayOf(20),
    zone,
    ownerId: team.accountId,
  });
  const creators = await someCreators(address, tokens, 2);
  const posts = creators.map((creator, place) => {
    const born = today - 120 * hourMs;
    const plays = (hours: number) => (place + 1) * 1000 * hours + 7;
    const figures = { likes: 5000, comments: 400, shares: 30 };
    return somePost({
      platformPostId: `${id}-${place}`,
      creatorId: creator.id,
      caption: `开箱 ${place} #秋季好物`,
      state: 'online',
      source: 'tiktok_market',
      publishedAt: new Date(born),
      seenAt: new Date(today),
      plays: plays(120),
      ...figures,
      points: Array.from({ length: 20 }, (_, at) => ({
        ...pointAt(new Date(born + (at + 1) * 6 * hourMs), plays((at + 1) * 6)),
        ...figures,
      })),
    });
  });
  await withDb(appUrl, db => addToProject(db, testContext(), team, id, posts));
  await callAs(address, tokens, 'POST', `/kol/api/effects/${id}/costs`, {
    kind: 'fee',
    creatorId: creators[0]?.id,
    day: dayOf(-5),
    amountMinor: 765_400,
    currency: 'CNY',
    rateE8: 100_000_000,
    rateOn: dayOf(0),
  });
  return { team, tokens, creators, path: `/monitorDetail/${id}/report` };
}

const paper = (person: Person) => person.page.getByRole('article');
const part = (person: Person, name: string) => paper(person).getByRole('region', { name, exact: true });
const field = (person: Person, label: string) => person.page.getByLabel(label, { exact: true });
const figure = (person: Person, name: string) =>
  paper(person).getByText(name, { exact: true }).locator('..').getByRole('definition').first();

/** Puts a report together, in English in the end. */
async function makesReport(person: Person): Promise<void> {
  const { settings, save, part: parts, figure: figures } = person.words.clientReports;
  await person.sees(person.heading('秋季新品种草'));
  await field(person, settings.name).fill(title);
  await field(person, settings.client).fill('林间茶饮 Forest Tea');
  await field(person, settings.notes).fill('感谢合作 Thank you\n下周见');
  await person.sees(paper(person).getByRole('heading', { name: title }));
  await person.sees(save.saved);
  // 121,000 plays and twice as many.
  expect(await figure(person, figures.plays).innerText()).toBe('360.01K');
  await isUsableInBothLooks(person, 'report');

  expect(await part(person, parts.costs).count()).toBe(0);
  await person.page.getByRole('checkbox', { name: parts.costs }).check();
  await person.sees(part(person, parts.costs).getByText('¥7,654').first());
  await person.page.getByRole('checkbox', { name: parts.costs }).uncheck();
  await person.seesNothingOf(part(person, parts.costs));
  await person.button('English').click();
  const english = words.en.clientReports;
  await person.sees(part(person, english.part.summary));
  await person.sees(save.saved);
  await person.page.reload();
  await person.sees(part(person, english.part.creators));
}

/** Exports the report and prints it: with its figures, and without costs and settings. */
async function printsReport(person: Person, creator: string): Promise<void> {
  const { settings, tools } = person.words.clientReports;
  const { page } = person;
  const download = page.waitForEvent('download');
  await person.button(tools.excel).click();
  expect((await download).suggestedFilename()).toBe(`${title}.xlsx`);

  await page.emulateMedia({ media: 'print' });
  await person.seesNothingOf(person.button(tools.print));
  expect(await field(person, settings.name).isVisible()).toBe(false);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  // A4 portrait in points.
  expect(pdf.toString('latin1')).toMatch(/\/MediaBox \[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/);
  const text = textOfPdf(pdf);
  for (const said of ['Autumn recap', 'Forest Tea', 'Thank you', '360.01K', '240.01K', creator])
    expect(text).toContain(said.replaceAll(/\s/g, ''));
  for (const hidden of ['7,654', settings.title, 'CPM']) expect(text).not.toContain(hidden);
  await page.emulateMedia({ media: 'screen' });
}

/** @returns the address of a link that lasts seven days */
async function sharesReport(owner: Person): Promise<string> {
  const { clientReports, reportLinks: links } = owner.words;
  const { share, tools } = clientReports;
  await owner.button(tools.share).click();
  await owner.sees(links.none);
  await owner.page.getByRole('radio', { name: share.untilDay }).check();
  await field(owner, share.day).fill('2020-01-01');
  await owner.button(links.make).click();
  await owner.sees(share.wrongDay);
  await owner.page.getByRole('radio', { name: /^7 / }).check();
  await owner.button(links.make).click();
  const line = owner.page.getByRole('group', { name: links.address });
  const url = (await line.locator('code').innerText()).trim();
  expect(url).toMatch(new RegExp(`^${address}/c/[\\w-]{43}$`));
  await owner.sees(share.never);
  await isUsableInBothLooks(owner, 'share', { part: 'dialog' });
  return new URL(url).pathname;
}

test('A report is put together beside its settings, leaves the printer with its figures and without costs, and is opened by a stranger until its link is taken back', async () => {
  const { tokens, creators, path } = await setUp();
  const owner = await visit({ tokens });
  const { clientReports, reportLinks: links } = owner.words;
  const { tools } = clientReports;
  await owner.opens(path);
  await makesReport(owner);
  await printsReport(
    owner,
    creators.find(({ name }) => /^[\w .'-]+$/.test(name))?.name ?? 'none has a Latin name',
  );
  const link = await sharesReport(owner);

  const guest = await visit({ width: 390, height: 844, scheme: 'dark' });
  await guest.opens(link);
  await guest.sees(paper(guest).getByRole('heading', { name: title }));
  // The page is in the language of the report.
  const { part: parts } = words.en.clientReports;
  await guest.sees(part(guest, parts.summary));
  expect(await guest.page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex, nofollow');
  expect(await part(guest, parts.costs).count()).toBe(0);
  await isUsable(guest, 'shared');

  await owner.page.reload();
  await owner.button(tools.share).click();
  await owner.sees(owner.page.getByText(/^打开过 1 次/));
  await owner.page.getByRole('button', { name: /^撤回 / }).click();
  await owner.button(links.revoke, owner.page.getByRole('dialog').last()).click();
  await owner.sees(links.revoked);
  await guest.page.reload();
  await guest.sees(guest.heading(guest.words.clientReports.over.title));
});
