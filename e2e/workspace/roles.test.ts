import { test } from 'vitest';
import { permissionNames, roleNames } from '../../contract/core/roles/permission-texts.ts';
import { addSubAccount, newTeam } from '../fixtures/new-team.ts';
import { bothLooks, isUsableInBothLooks } from '../harness/appearances.ts';
import { ownWorld } from '../harness/product/world.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';

const visit = visits();
const { address, appUrl } = ownWorld();
const names = permissionNames.zh;

async function teamWith(nickname: string, role: 'viewer' | 'member') {
  const team = await newTeam(appUrl, { plan: 'pro' });
  const username = `m${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`;
  const member = { username, nickname, password: 'first-2026-pass', role: { role } };
  await addSubAccount(appUrl, team, member);
  return { team, member };
}

test('A viewer looks: menu and buttons of what they may not do are not there, and an address says what is missing', async () => {
  const { member } = await teamWith('小观', 'viewer');
  const person = await visit({ tokens: await tokensOf(address, member) });
  await person.opens('/shortDetail');
  const { shell } = person.words;
  const main = person.page.getByRole('main');
  await person.sees(person.page.getByRole('heading', { name: person.words.shortLinks.title, level: 1 }));
  await person.seesNothingOf(main.getByRole('button', { name: person.words.shortLinks.quick.make }));
  const menu = person.page.getByRole('navigation').first();
  await person.seesNothingOf(menu.getByRole('link', { name: '收件箱', exact: true }));
  for (const [path, permission] of [
    ['/inbox', names['mail.read']],
    ['/payables', names['money.read']],
    ['/teamManage', names['members.manage']],
  ] as const) {
    await person.opens(path);
    const sentence = filled(shell.closed.permission, { permission, role: roleNames.zh.viewer });
    await person.sees(person.page.getByText(sentence));
  }
  await person.opens('/favorites');
  await person.seesNothingOf(main.getByRole('button', { name: person.words.lists.create, exact: true }));
});

test('A role of the team’s own is made, given, and holds at once in an open page', async () => {
  const { team, member } = await teamWith('钱多', 'member');
  const colleague = await visit({ tokens: await tokensOf(address, member) });
  await colleague.opens('/payables');
  await colleague.sees(
    colleague.page.getByRole('heading', { name: colleague.words.payables.title, level: 1 }),
  );

  const person = await visit({ ...bothLooks, tokens: await tokensOf(address, team) });
  const words = person.words.team;
  const dialog = person.page.getByRole('dialog');
  await person.opens('/teamManage?tab=roles');
  await person.sees(person.page.getByText(roleNames.en.finance, { exact: true }));
  await person.button(words.roles.create).click();
  await dialog.getByLabel(words.roles.name, { exact: true }).fill('链接专员');
  await dialog.getByRole('checkbox', { name: new RegExp(`^${permissionNames.en['links.edit']}`) }).check();
  await isUsableInBothLooks(person, 'role', { part: 'dialog' });
  await dialog.getByRole('button', { name: person.words.common.save, exact: true }).click();
  await person.sees(words.roles.made);
  await person.sees(person.page.getByText('链接专员', { exact: true }));
  await isUsableInBothLooks(person, 'roles');

  await person.page.getByRole('tab', { name: words.tabs.members }).click();
  await person.button(filled(words.action.open, { name: '钱多' })).click();
  await person.button(words.roles.give).click();
  await dialog.getByLabel(words.roles.of, { exact: true }).selectOption({ label: '链接专员' });
  await dialog.getByRole('button', { name: person.words.common.save, exact: true }).click();
  await person.sees(words.roles.given);

  await colleague.opens('/payables');
  const missing = { permission: names['money.read'], role: '链接专员' };
  await colleague.sees(colleague.page.getByText(filled(colleague.words.shell.closed.permission, missing)));
  await colleague.opens('/shortDetail');
  await colleague.sees(colleague.button(colleague.words.shortLinks.quick.make));
});
