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

test('Records show who did what, newest first; an export of them runs in the background and appears in the tray', async () => {
  const { team, tokens } = await someTeam();
  const person = await visit({ tokens });
  const { operationRecords: words, shell, tray: trayWords } = person.words;
  await person.opens('/operationRecord');
  await person.sees(total(person, 3));
  // The name of a plan is loaded on its own.
  await person.sees(rows(person).nth(2).getByText('免费版', { exact: true }));
  const texts = (await rows(person).allInnerTexts()).map(text => text.replace(/\s+/g, ' '));
  expect(texts[0]).toContain(`林溪 (${team.username}) 登录`);
  expect(texts[1]).toContain('新建子账号 对象：周忆');
  expect(texts[2]).toContain('免费版 → 改为 专业版');
  await person.button(person.words.common.export).click();
  await person.page.getByRole('menuitem', { name: words.exportAs.xlsx }).click();
  // The message that it began gives way to the one that it is done, however soon that comes.
  const tray = person.button(new RegExp(`^${shell.work.title}`));
  await tray.click();
  await person.sees(person.page.getByText(trayWords.work.kind.export).first());
});
