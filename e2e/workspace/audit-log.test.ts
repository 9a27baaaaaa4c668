import { expect, test } from 'vitest';
import type { Person } from '../harness/person.ts';
import { addSubAccount, newTeam, type TeamAccount } from '../fixtures/new-team.ts';
import { type Tokens, tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();

async function someTeam(): Promise<{ team: TeamAccount; tokens: Tokens }> {
  const team = await newTeam(appUrl, { plan: 'pro' });
  const username = `r${crypto.randomUUID().slice(0, 8)}`;
  await addSubAccount(appUrl, team, { username, nickname: '周忆', password: 'first-2026-pass' });
  return { team, tokens: await tokensOf(address, team) };
}

const rows = (person: Person) =>
  person.page
    .getByRole('table', { name: person.words.operationRecords.title, exact: true })
    .getByRole('row')
    .filter({ has: person.page.getByRole('cell') });

const total = (person: Person, count: number) =>
  person.page
    .getByRole('status')
    .filter({ hasText: filled(person.words.operationRecords['total#other'], { number: count }) });

test('Records show who did what, what changed and from where, newest first', async () => {
  const { team, tokens } = await someTeam();
  const person = await visit({ tokens });
  await person.opens('/operationRecord');
  await person.sees(total(person, 3));
  const texts = (await rows(person).allInnerTexts()).map(text => text.replace(/\s+/g, ' '));
  expect(texts).toHaveLength(3);
  expect(texts[0]).toMatch(
    new RegExp(String.raw`^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d 林溪 \(${team.username}\) 登录`),
  );
  expect(texts[0]).toContain('127.0.0.1');
  expect(texts[1]).toContain('新建子账号 对象：周忆');
  expect(texts[2]).toContain('系统 变更会员版本');
  expect(texts[2]).toContain('免费版 → 改为 专业版');
});

test('Filters are chips and in the address, and "back" steps through them', async () => {
  const { team, tokens } = await someTeam();
  const person = await visit({ tokens });
  const { operationRecords: words, shell } = person.words;
  await person.opens('/operationRecord');
  await person.sees(total(person, 3));
  await person.button(words.filter.action).click();
  await person.page.getByRole('combobox', { name: words.filter.action }).selectOption('新建子账号');
  await person.button(shell.apply).click();
  await person.sees(total(person, 1));
  expect(person.query()).toEqual({ action: 'member.create' });
  await person.sees(person.button(filled(words.chip, { name: words.filter.action, value: '新建子账号' })));

  await person.button(words.filter.account).click();
  await person.page.getByRole('combobox', { name: words.filter.account }).selectOption({ index: 1 });
  await person.button(shell.apply).click();
  await person.sees(person.button(words.clearAll));
  expect(person.query()).toEqual({ action: 'member.create', accountId: String(team.accountId) });

  await person.button(filled(words.remove, { name: words.filter.action })).click();
  await person.sees(total(person, 2));
  await person.page.goBack();
  await person.sees(total(person, 1));
  await person.button(words.clearAll).click();
  await person.sees(total(person, 3));
});

test('Days without records say so', async () => {
  const { tokens } = await someTeam();
  const person = await visit({ tokens, lang: 'en' });
  const { operationRecords: words, shell } = person.words;
  await person.opens('/operationRecord');
  await person.button(words.filter.days).click();
  await person.page.getByLabel(words.from, { exact: true }).fill('2020-01-02');
  await person.page.getByLabel(words.to, { exact: true }).fill('2020-01-01');
  await person.button(shell.apply).click();
  await person.sees(words.turned);
  await person.page.getByLabel(words.to, { exact: true }).fill('2020-01-03');
  await person.button(shell.apply).click();
  await person.sees(words.none);
  expect(await person.button(words.export).isDisabled()).toBe(true);
});

test('An export runs in the background and its file waits in the tray', async () => {
  const { tokens } = await someTeam();
  const person = await visit({ tokens });
  const { operationRecords: words, shell } = person.words;
  await person.opens('/operationRecord');
  await person.sees(total(person, 3));
  await person.button(words.export).click();
  await person.page.getByRole('menuitem', { name: words.exportAs.xlsx }).click();
  await person.sees(filled(words.exporting, { tray: shell.work.title }));
  const tray = person.button(new RegExp(`^${shell.work.title}`));
  await tray.click();
  await person.sees(person.page.getByText(shell.work.kind.export).first());
});

test('A sub-account has no way to the records', async () => {
  const team = await newTeam(appUrl, { plan: 'pro' });
  const member = {
    username: `s${crypto.randomUUID().slice(0, 8)}`,
    nickname: '周忆',
    password: 'first-2026-pass',
  };
  await addSubAccount(appUrl, team, member);
  const person = await visit({ tokens: await tokensOf(address, member) });
  await person.opens('/operationRecord');
  await person.isAt('/index');
});
