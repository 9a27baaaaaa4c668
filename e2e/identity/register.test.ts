import { expect, test } from 'vitest';
import { errorTexts } from '../../contract/core/error-texts.ts';
import type { Person } from '../harness/person.ts';
import { field, fills, isBlamed, takesCode } from '../harness/forms.ts';
import { invitationOf, makeOwnTeam } from '../fixtures/own-team.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();
const password = 'harbour-lights-7';

async function fillsAll(person: Person, username: string, phone: string) {
  const { identity } = person.words;
  await fills(person, {
    [identity.username]: username,
    [identity.phone]: phone,
    [identity.setPassword]: password,
    [identity.confirm]: password,
    [identity.nickName]: '海灯',
  });
  await person.page.getByRole('checkbox').check();
}

test.each(['zh', 'en'] as const)('A stranger registers with a code and signs in later: %s', async lang => {
  const person = await visit({ lang });
  const { identity, shell } = person.words;
  const username = `harbour.${lang}`;
  await person.opens('/login');
  await person.page.getByRole('link', { name: identity.register, exact: true }).click();
  await person.isAt('/register');
  await fillsAll(person, username, lang === 'zh' ? '13800001001' : '13800001002');
  await fills(person, { [identity.company]: `灯塔 ${lang}` });
  expect(await takesCode(person)).toMatch(/^\d{6}$/);
  await person.button(identity.registration.submit).click();
  await person.isAt('/bloggerSearch/tiktok');
  await person.sees(person.page.getByRole('status').filter({ hasText: identity.registration.done }));
  await person.button(shell.user.menu).click();
  await person.button(shell.user.logOut).click();
  await person.isAt('/index');
  await person.opens('/login');
  await person.signsIn(username, password);
  await person.isAt('/bloggerSearch/tiktok');
});

test('Errors are shown beside each field, and the first has the focus', async () => {
  const person = await visit();
  const { identity } = person.words;
  await person.opens('/register');
  await fills(person, { [identity.setPassword]: 'short1', [identity.confirm]: 'shorter1' });
  await person.button(identity.registration.submit).click();
  await isBlamed(person, identity.username, identity.missing.username);
  await isBlamed(person, identity.phone, identity.missing.phone);
  await isBlamed(person, identity.code, identity.missing.code);
  await isBlamed(person, identity.setPassword, identity.fault.password);
  await isBlamed(person, identity.confirm, identity.fault.differ);
  await isBlamed(person, identity.nickName, identity.missing.nickName);
  await isBlamed(person, identity.company, identity.missing.company);
  await person.sees(identity.missing.consent);
  await person.sees(field(person, identity.username).and(person.page.locator(':focus')));
  await fills(person, { [identity.confirm]: 'short1' });
  await person.seesNothingOf(person.page.getByText(identity.fault.differ));
});

test('The requirements of a new password are ticked off while typing', async () => {
  const person = await visit({ lang: 'en' });
  const { identity, shell } = person.words;
  const met = (need: string) =>
    person.page.getByRole('listitem').filter({ hasText: `${need}${shell.form.password.met}` });
  await person.opens('/register');
  await fills(person, { [identity.setPassword]: 'seven77' });
  await person.sees(met(shell.form.password.letter));
  await person.sees(met(shell.form.password.digit));
  await person.seesNothingOf(met(shell.form.password.length));
  await fills(person, { [identity.setPassword]: 'seven777' });
  await person.sees(met(shell.form.password.length));
});

test('A wrong code shows an error beside its field, and the right one still works', async () => {
  const person = await visit();
  const { identity } = person.words;
  await person.opens('/register');
  await fillsAll(person, 'wrong.code', '13800001003');
  await fills(person, { [identity.company]: '再试一次' });
  const code = await takesCode(person);
  await fills(person, { [identity.code]: String((Number(code) + 1) % 1_000_000).padStart(6, '0') });
  await person.button(identity.registration.submit).click();
  await isBlamed(person, identity.code, errorTexts.zh.wrong_code);
  await fills(person, { [identity.code]: code });
  await person.button(identity.registration.submit).click();
  await person.isAt('/bloggerSearch/tiktok');
});

test('A taken user name shows an error beside it; the code works for another name', async () => {
  const team = await makeOwnTeam(appUrl, { username: 'taken.name', phone: '13800001004' });
  const person = await visit();
  const { identity } = person.words;
  await person.opens('/register');
  await fillsAll(person, team.username, '13800001005');
  await fills(person, { [identity.company]: '换个名字' });
  await takesCode(person);
  await person.button(identity.registration.submit).click();
  await isBlamed(person, identity.username, '该用户名已被使用');
  await person.sees(field(person, identity.username).and(person.page.locator(':focus')));
  await fills(person, { [identity.username]: 'free.name' });
  await person.button(identity.registration.submit).click();
  await person.isAt('/bloggerSearch/tiktok');
});

test('A registered phone shows an error before a code is sent', async () => {
  const team = await makeOwnTeam(appUrl, { username: 'has.phone', phone: '13800001006' });
  const person = await visit({ lang: 'en' });
  const { identity } = person.words;
  await person.opens('/register');
  await person.sees(identity.sms.needsPhone);
  expect(await person.button(identity.sms.get).isDisabled()).toBe(true);
  await fills(person, { [identity.phone]: team.phone });
  await person.button(identity.sms.get).click();
  await isBlamed(person, identity.phone, identity.fault.registered);
});

test('Another code can be asked for only after a minute, also after a reload', async () => {
  const person = await visit();
  const { identity } = person.words;
  const waiting = person.button(new RegExp(identity.sms.again.replace('{{seconds}}', String.raw`\d+`)));
  await person.opens('/register');
  await fills(person, { [identity.phone]: '13800001007' });
  await takesCode(person);
  await person.sees(waiting);
  expect(await waiting.isDisabled()).toBe(true);
  await person.page.reload();
  await fills(person, { [identity.phone]: '13800001007' });
  await person.sees(waiting);
  await fills(person, { [identity.phone]: '13800001008' });
  await person.sees(person.button(identity.sms.get));
});

test('An invitation adds a sub-account to the team; then the link says that it is used', async () => {
  const team = await makeOwnTeam(appUrl, { username: 'inviting', phone: '13800001009' });
  const path = await invitationOf(address, team);
  const person = await visit();
  const { identity } = person.words;
  await person.opens(path);
  await person.sees(person.heading(filled(identity.invitation.title, { team: team.teamName })));
  await person.sees(person.page.getByText(`${team.username} 邀请你加入团队`));
  await fillsAll(person, 'invited', '13800001010');
  await takesCode(person);
  await person.button(identity.invitation.submit).click();
  await person.isAt('/bloggerSearch/tiktok');
  await person.opens('/userInfo');
  await person.sees(team.teamName);
  const late = await visit();
  await late.opens(path);
  await late.sees(late.heading(identity.invitation.overTitle));
  await late.sees(errorTexts.zh.invitation_over);
});
