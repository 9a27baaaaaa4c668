import { expect, test } from 'vitest';
import type { Person } from '../harness/person.ts';
import { someCreators } from '../harness/calls-as.ts';
import { newTeam } from '../fixtures/new-team.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { violations } from '../harness/violations.ts';
import { visits } from '../harness/visit.ts';
import { filled, words } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();

const part = (person: Person, name: string) => person.page.getByRole('region', { name, exact: true });

test('A comparison is laid out for paper, in the language that its readers want, shared, opened without an account, and over once it is taken back', async () => {
  const tokens = await tokensOf(address, await newTeam(appUrl));
  const [one, other] = await someCreators(address, tokens, 2);
  if (!one || !other) throw new Error('there are no creators');
  const person = await visit({ tokens });
  await person.opens(`/bloggerReport?ids=${one.id},${other.id}`);
  const { reports, reportLinks: links } = words.zh;
  const { share } = reports;
  await person.sees(person.heading(filled(reports.titleOfSeveral, { names: `${one.name}、${other.name}` })));
  await person.sees(part(person, reports.compared.title));
  await person.sees(part(person, words.zh.insights.signals.title));
  expect(await violations(person)).toEqual([]);

  await person.button(reports.tools.share).click();
  // The dialog moves where the list of links comes to stand.
  await person.sees(links.none);
  await person.page.getByLabel(share.name, { exact: true }).fill('双十二候选');
  await person.page.getByRole('radio', { name: filled(links['daysOf#other'], { count: 7 }) }).check();
  await person.button(links.make).click();
  const line = person.page.getByRole('group', { name: links.address });
  const url = (await line.locator('code').innerText()).trim();
  expect(url).toMatch(new RegExp(`^${address}/r/[\\w-]{43}$`));
  const guest = await visit({ lang: 'en', width: 390, scheme: 'dark' });
  await guest.opens(new URL(url).pathname);
  await guest.sees(guest.heading('双十二候选'));
  // The report is in the language in which it was shared.
  await guest.sees(part(guest, reports.figures.title));
  expect(await violations(guest)).toEqual([]);
  await person.button(filled(share.revokeOne, { title: '双十二候选' })).click();
  await person.button(links.revoke, person.page.getByRole('dialog').last()).click();
  await person.sees(links.revoked);
  await guest.page.reload();
  await guest.sees(guest.heading(guest.words.reports.over.title));
  await person.page.keyboard.press('Escape');
  await person.seesNothingOf(person.page.getByRole('dialog'));

  await person.button('English').click();
  const english = words.en.reports;
  await person.sees(person.heading(filled(english.titleOfSeveral, { names: `${one.name}, ${other.name}` })));
  await person.sees(part(person, words.en.insights.signals.title));
  expect(person.query()).toEqual({ ids: `${one.id},${other.id}`, lang: 'en' });
  const tools = person.page.getByRole('group', { name: reports.tools.title });
  const head = person.page.getByText(english.brand, { exact: true });
  expect([await tools.isVisible(), await head.isVisible()]).toEqual([true, false]);
  await person.page.emulateMedia({ media: 'print' });
  await person.sees(head);
  expect(await tools.isVisible()).toBe(false);
  expect(await person.page.getByRole('navigation').count()).toBe(0);
  const paper = await person.page.pdf({ preferCSSPageSize: true });
  // A4 portrait in points.
  expect(paper.toString('latin1')).toMatch(/\/MediaBox \[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/);
});
