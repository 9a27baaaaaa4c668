import { expect, test } from 'vitest';
import type { Person } from '../harness/person.ts';
import { bothLooks, isUsableInBothLooks } from '../harness/appearances.ts';
import { newTeam } from '../fixtures/new-team.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { daysAgo, makeProject } from '../fixtures/monitor-project-fixture.ts';
import { addSomeVisits, makeLink } from '../fixtures/short-link-fixture.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();

async function setUp() {
  const team = await newTeam(appUrl, { plan: 'pro' });
  const tokens = await tokensOf(address, team);
  const { id, creators } = await makeProject(address, appUrl, team, tokens, '秋季新品');
  return { team, tokens, creators, path: `/effectDetail/${id}` };
}

const tellsFigure = (person: Person, name: string, figure: string) =>
  expect.poll(() => person.figure(name)).toContain(figure);
const tab = (person: Person, name: string) => person.page.getByRole('tab', { name, exact: true });
const typed = (person: Person, label: string) =>
  person.page.getByRole('dialog').getByLabel(label, { exact: true });

test('Costs, a link and a coupon code become CPM, CPC and ROI, each with its formula, beside assumptions', async () => {
  const { team, tokens, creators, path } = await setUp();
  const link = await makeLink(address, tokens, { name: '秋季主推款' });
  await addSomeVisits(appUrl, team, link.id);
  const person = await visit({ ...bothLooks, tokens });
  const { cost, coupon, figure, lack, link: links, overview, rate, tab: tabs, use } = person.words.effects;
  await person.opens('/effectDetail');
  await person.page.getByRole('link', { name: '秋季新品', exact: true }).click();
  await person.isAt(path);
  await person.sees(lack.coefficients);
  await person.sees(person.heading(overview.heldBack));
  await isUsableInBothLooks(person, 'overview');

  await tab(person, tabs.costs).click();
  await person.button(cost.add).click();
  await typed(person, cost.currency).selectOption('USD');
  await typed(person, cost.amount).fill('1,000');
  await typed(person, filled(rate.rate, { currency: 'USD' })).fill('7.1234');
  await typed(person, rate.on).fill(daysAgo(1));
  await typed(person, person.words.common.creator).selectOption(String(creators[0]?.id));
  await person.button(person.words.common.save).click();
  // A closing dialog returns the focus, which would close whatever opens before.
  await person.seesNothingOf(person.page.getByRole('dialog'));
  await tellsFigure(person, figure.cost, '¥7,123.40');
  // 529,090 plays of three posts; the fourth must not be used in calculations.
  await tellsFigure(person, figure.cpm, '¥13.46');
  expect(await person.asksHow(figure.cpm)).toContain('¥7,123.40 ÷ 529,090 × 1000');

  await tab(person, tabs.links).click();
  await person.button(links.add).click();
  await person.page.getByRole('checkbox', { name: filled(links.choose, { name: '秋季主推款' }) }).check();
  await person.button(links.submit).click();
  await tellsFigure(person, figure.cpc, '¥1,187.23');

  await tab(person, tabs.coupons).click();
  await person.button(coupon.add).click();
  await typed(person, coupon.code).fill('LAN10');
  await person.button(person.words.common.save).click();
  const uses = person.page
    .getByRole('table', { name: coupon.table })
    .getByRole('button', { name: coupon.uses });
  await uses.click();
  await typed(person, use.lines).fill(`${daysAgo(2)}\t30\t8970\n昨天 1 299`);
  await person.sees(use.reason.day);
  await person.button(person.words.common.save).click();
  await person.button(person.words.shell.lines.close).click();
  await tellsFigure(person, figure.roi, '+25.92%');
  expect(person.query()).toEqual({ tab: 'coupons' });

  await tab(person, tabs.whatIf).click();
  await person.sees(person.page.getByRole('rowheader', { name: figure.cpm }));
  await isUsableInBothLooks(person, 'assumptions', { part: '[role=tabpanel]' });
});
