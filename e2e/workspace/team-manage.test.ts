import { expect, test } from 'vitest';
import { roleNames } from '../../contract/core/roles/permission-texts.ts';
import type { Person } from '../harness/person.ts';
import { addSubAccount, newTeam, type TeamAccount } from '../fixtures/new-team.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();

/** The main account on its team page, with the existing sub-accounts. */
async function ownerOf(team: TeamAccount, lang: 'zh' | 'en' = 'zh'): Promise<Person> {
  const person = await visit({ tokens: await tokensOf(address, team), lang });
  await person.opens('/teamManage');
  await person.sees(person.page.getByText(team.username));
  return person;
}

const someName = () => `m${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`;

async function teamWith(nickname: string) {
  const team = await newTeam(appUrl, { plan: 'pro' });
  const member = { username: someName(), nickname, password: 'first-2026-pass' };
  const id = await addSubAccount(appUrl, team, member);
  return { team, member: { ...member, id } };
}

const rowOf = (person: Person, name: string) =>
  person.page
    .getByRole('table', { name: person.words.team.members, exact: true })
    .getByRole('row')
    .filter({ hasText: name });

const dialog = (person: Person) => person.page.getByRole('dialog');

async function chooses(person: Person, name: string, action: string) {
  await person.button(filled(person.words.team.action.open, { name })).click();
  await person.button(action).click();
}

test('The first colleague is made with a first password and signs in with it; an invitation is shown once and withdrawn', async () => {
  const person = await ownerOf(await newTeam(appUrl, { plan: 'basic' }));
  const { team } = person.words;
  const username = someName();
  await person.sees(team.empty.text);
  await person.button(team.create).first().click();
  await person.page.getByLabel(team.member.username, { exact: true }).fill(username);
  await person.page.getByLabel(team.member.nickName, { exact: true }).fill('许岚');
  await person.button(team.member.create).click();
  await person.sees(dialog(person).getByRole('heading', { name: team.member.createdTitle }));
  const login = await dialog(person).getByRole('group', { name: team.member.loginLabel }).innerText();
  const password = /[a-z]{4}-\d{4}-[a-z]{4}/.exec(login)?.[0] ?? '';
  await person.button(team.done).click();
  await person.sees(rowOf(person, username).getByText(team.neverSeen));
  await person.sees(filled(team.seats, { count: 1, limit: 2 }));

  const colleague = await visit();
  await colleague.opens('/login');
  await colleague.signsIn(username, password);
  await colleague.isAt('/home');
  await colleague.sees(colleague.page.getByRole('link', { name: '达人搜索' }));
  await colleague.seesNothingOf(colleague.page.getByRole('button', { name: '团队', exact: true }));

  await person.button(team.invite).first().click();
  await person.page.getByLabel(person.words.common.note, { exact: true }).fill('给小雨');
  await person.button(team.invitation.make).click();
  const line = dialog(person).getByRole('group', { name: team.invitation.link });
  const link = /http\S+\/i\/\S+/.exec(await line.innerText())?.[0] ?? '';
  await person.button(team.done).click();

  const stranger = await visit();
  await stranger.opens(link);
  await stranger.sees(stranger.page.getByText('溪流传媒').first());

  const row = person.page.getByRole('row').filter({ hasText: '给小雨' });
  await person.sees(row.getByText(team.invitation.state.open));
  await person.button(filled(team.invitation.withdrawOf, { note: '给小雨' })).click();
  await dialog(person).getByRole('button', { name: team.invitation.withdraw, exact: true }).click();
  await person.sees(row.getByText(team.invitation.state.withdrawn));
  await person.sees(team.invitation.withdrawn);
  await stranger.opens(link);
  await stranger.seesNothingOf(stranger.page.getByText('溪流传媒'));
});

test('A disabled colleague cannot sign in until enabled; the main account is handed over, and the team pages go', async () => {
  const { team, member } = await teamWith('周忆');
  const person = await ownerOf(team);
  const words = person.words.team;
  await chooses(person, '周忆', words.action.disable);
  await person.sees(dialog(person).getByText(words.member.disableAbout));
  await dialog(person).getByRole('button', { name: words.member.disable, exact: true }).click();
  await person.sees(rowOf(person, '周忆').getByText(words.disabled));
  expect((await tokensOf(address, member)).access).toBeUndefined();

  await person.button(filled(words.action.open, { name: '周忆' })).click();
  const handOver = person.button(words.action.handOver);
  await person.sees(person.page.getByText(words.action.handOverDisabled));
  expect(await handOver.getAttribute('aria-disabled')).toBe('true');
  await person.button(words.action.enable).click();
  await person.sees(rowOf(person, '周忆').getByText(words.active));
  expect((await tokensOf(address, member)).access).toBeTruthy();

  await person.button(filled(words.action.open, { name: '林溪' })).click();
  await person.sees(person.page.getByText(words.action.ownerFixed));
  await person.page.keyboard.press('Escape');

  await chooses(person, '周忆', words.action.handOver);
  await person.sees(words.member.handOverLose);
  const password = person.page.getByLabel(words.member.ownPassword, { exact: true });
  await password.fill('not-my-2026-pass');
  await person.button(words.member.handOver).click();
  await person.sees(words.member.wrongOwnPassword);
  await password.fill(team.password);
  await person.button(words.member.handOver).click();
  await person.isAt('/home');
  await person.seesNothingOf(person.page.getByRole('button', { name: '团队', exact: true }));

  const successor = await visit({ tokens: await tokensOf(address, member) });
  await successor.opens('/teamManage');
  await successor.sees(rowOf(successor, '林溪').getByText(roleNames.zh.member));
});
