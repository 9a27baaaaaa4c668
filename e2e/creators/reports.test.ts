import { expect, test } from 'vitest';
import { asTeam } from '../../server/core/db/tenant.ts';
import type { Person } from '../harness/person.ts';
import { someCreators } from '../harness/calls-as.ts';
import { newTeam, withDb } from '../fixtures/new-team.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { violations } from '../harness/violations.ts';
import { visits } from '../harness/visit.ts';
import { filled, words } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();

const part = (person: Person, name: string) => person.page.getByRole('region', { name, exact: true });

test('A comparison is laid out for paper, in the language that its readers want', async () => {
  const tokens = await tokensOf(address, await newTeam(appUrl));
  const [one, other] = await someCreators(address, tokens, 2);
  if (!one || !other) throw new Error('there are no creators');
  const person = await visit({ tokens });
  await person.opens(`/bloggerReport?ids=${one.id},${other.id}`);
  const { reports } = words.zh;
  await person.sees(person.heading(filled(reports.titleOfSeveral, { names: `${one.name}、${other.name}` })));
  await person.sees(part(person, reports.compared.title));
  await person.sees(part(person, words.zh.insights.signals.title));
  expect(await violations(person)).toEqual([]);

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

test('A report without creators', async () => {
  const person = await visit({ tokens: await tokensOf(address, await newTeam(appUrl)) });
  for (const ids of ['', '1,x', '987654321']) {
    await person.opens(`/bloggerReport?ids=${ids}`);
    await person.sees(person.heading(person.words.reports.nobody.title));
  }
});

test('A report is shared, opened without an account, and over once it is taken back or has expired', async () => {
  const team = await newTeam(appUrl);
  const tokens = await tokensOf(address, team);
  const [creator] = await someCreators(address, tokens, 1);
  if (!creator) throw new Error('there are no creators');
  const owner = await visit({ tokens });
  const { share, shared, tools } = owner.words.reports;

  async function shares(title: string): Promise<string> {
    await owner.opens(`/bloggerReport?ids=${creator?.id}`);
    await owner.button(tools.share).click();
    await owner.page.getByLabel(share.name, { exact: true }).fill(title);
    await owner.page.getByRole('radio', { name: filled(share.daysOf, { count: 7 }) }).check();
    await owner.button(share.make).click();
    const line = owner.page.getByRole('group', { name: share.address });
    return (await line.locator('code').innerText()).trim();
  }

  const url = await shares('双十二候选');
  expect(url).toMatch(new RegExp(`^${address}/r/[\\w-]{43}$`));
  const guest = await visit({ lang: 'en', width: 390, scheme: 'dark' });
  const { over } = guest.words.reports;
  await guest.opens(new URL(url).pathname);
  await guest.sees(guest.heading('双十二候选'));
  // The report is in the language in which it was shared.
  await guest.sees(part(guest, words.zh.reports.figures.title));
  expect(await violations(guest)).toEqual([]);

  await owner.button(filled(shared.revokeOne, { title: '双十二候选' })).click();
  await owner.button(shared.revoke, owner.page.getByRole('dialog').last()).click();
  await owner.sees(shared.revoked);
  await guest.page.reload();
  await guest.sees(guest.heading(over.title));

  const expiring = new URL(await shares('过期')).pathname;
  await guest.opens(expiring);
  await guest.sees(guest.heading('过期'));
  await withDb(appUrl, db =>
    asTeam(db, team.teamId, db => db.updateTable('reports').set({ expires_at: new Date() }).execute()),
  );
  await guest.page.reload();
  await guest.sees(guest.heading(over.title));
});
