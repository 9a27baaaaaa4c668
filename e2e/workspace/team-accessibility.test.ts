import { beforeAll, test } from 'vitest';
import type { Person } from '../harness/person.ts';
import { bothLooks, isAccessibleInBothSchemes, isUsableInBothLooks } from '../harness/appearances.ts';
import { addSubAccount, newTeam, takeUses, type TeamAccount } from '../fixtures/new-team.ts';
import { type Tokens, tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();
let team: TeamAccount;
let tokens: Tokens;
beforeAll(async () => {
  team = await newTeam(appUrl, { plan: 'pro', months: 1 });
  const member = { username: `a${crypto.randomUUID().slice(0, 8)}`, password: 'first-2026-pass' };
  const accountId = await addSubAccount(appUrl, team, { ...member, nickname: 'Anna Kowalska' });
  await takeUses(appUrl, team, [
    { accountId, key: 'search.daily', amount: 40, daysAgo: 2 },
    { accountId: team.accountId, key: 'search.daily', amount: 2990, daysAgo: 0 },
    { accountId: team.accountId, key: 'mail.daily', amount: 2000, daysAgo: 0 },
  ]);
  tokens = await tokensOf(address, team);
});

const drawing = (person: Person) => person.page.getByRole('img').locator('svg');

const screens = {
  async prices(person: Person) {
    await person.opens('/price');
    await person.sees(person.page.getByRole('columnheader').filter({ hasText: '¥' }));
  },
  async plans(person: Person) {
    await person.goesTo('/vip');
    await person.sees(person.page.getByText(person.words.plans.current));
  },
  async rights(person: Person) {
    await person.goesTo('/equity');
    await person.sees('3,000');
  },
  async usage(person: Person) {
    await person.goesTo('/dataUsed');
    await person.sees(drawing(person));
  },
  async team(person: Person) {
    await person.goesTo('/teamManage');
    await person.sees(person.words.team.invitation.none);
    await person.sees('Anna Kowalska');
  },
  async teamData(person: Person) {
    await person.goesTo('/teamData');
    await person.sees(drawing(person));
  },
  async records(person: Person) {
    await person.goesTo('/operationRecord?action=member.create');
    await person.sees(person.page.getByRole('cell').filter({ hasText: 'Anna Kowalska' }));
  },
};

/** What opens over the team: the menu of a member, forms with faults, and what is shown once. */
async function usesDialogs(person: Person): Promise<void> {
  const { team: words } = person.words;
  const inDialog = () => isAccessibleInBothSchemes(person, 'a form', 'dialog[open]');
  const menu = person.button(filled(words.action.open, { name: 'Anna Kowalska' }));
  await menu.click();
  await person.sees(person.button(words.action.resetPassword));
  await isAccessibleInBothSchemes(person, 'the menu of a member', '[role=dialog]');
  await person.button(words.action.handOver).click();
  await person.button(words.member.handOver).click();
  await person.sees(words.member.missingPassword);
  await inDialog();
  await person.page.keyboard.press('Escape');
  await person.sees(menu.and(person.page.locator(':focus')));

  await menu.click();
  await person.button(words.action.resetPassword).click();
  await person.button(words.member.reset).click();
  await person.sees(words.member.resetDone);
  await inDialog();
  await person.button(words.done).click();
  await person.sees(menu.and(person.page.locator(':focus')));
}

test('The pages of team and plan are accessible', async () => {
  const person = await visit({ ...bothLooks, tokens });
  for (const [name, open] of Object.entries(screens)) {
    await open(person);
    await isUsableInBothLooks(person, name);
  }
  await screens.team(person);
  await usesDialogs(person);
});
