import { expect, test } from 'vitest';
import { errorTexts } from '../../contract/core/error-texts.ts';
import { demoAccount } from '../../server/identity/accounts/demo-account.ts';
import { fills, isBlamed, takesCode } from '../harness/forms.ts';
import { makeOwnTeam } from '../fixtures/own-team.ts';
import { marketerAccount } from '../harness/product/seed-world.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();

test('A wrong password is shown in the form, and the input stays', async () => {
  const person = await visit();
  await person.opens('/login');
  await person.signsIn(demoAccount.username, 'not-the-password');
  const form = person.page.locator('form');
  await person.sees(form.getByRole('alert').filter({ hasText: errorTexts.zh.wrong_credentials }));
  await person.isAt('/login');
  expect(await person.page.getByLabel(person.words.identity.username).inputValue()).toBe(
    demoAccount.username,
  );
});

test('An unknown account is refused in the same words', async () => {
  const person = await visit({ lang: 'en' });
  await person.opens('/login');
  await person.signsIn('nobody-of-that-name', demoAccount.password);
  await person.sees(person.page.getByRole('alert').filter({ hasText: errorTexts.en.wrong_credentials }));
});

test('Missing input is shown beside its field, and the first such field has the focus', async () => {
  const person = await visit();
  const { identity } = person.words;
  await person.opens('/login');
  await person.button(identity.signIn).click();
  await person.sees(identity.missing.username);
  await person.sees(identity.missing.password);
  const username = person.page.getByLabel(identity.username, { exact: true });
  await person.sees(username.and(person.page.locator(':focus')));
  expect(await username.getAttribute('aria-invalid')).toBe('true');
});

test('A password signs in to the search', async () => {
  const person = await visit();
  await person.opens('/login');
  await person.signsIn(marketerAccount.username, marketerAccount.password);
  await person.isAt('/bloggerSearch/tiktok');
  await person.sees('远航品牌');
});

test('Too many wrong passwords lock the account, and the form says what to do', async () => {
  const team = await makeOwnTeam(appUrl, { username: 'locked', phone: '13800004001' });
  const wrong = { ...team, password: 'not-the-password-1' };
  for (let tries = 0; tries < 10; tries++) await tokensOf(address, wrong);
  const person = await visit();
  await person.opens('/login');
  await person.signsIn(team.username, team.password);
  await person.sees(person.page.getByRole('alert').filter({ hasText: '账号已锁定' }));
  await person.isAt('/login');
});

test('A phone number and the code of a text message sign in', async () => {
  const team = await makeOwnTeam(appUrl, { username: 'by.phone', phone: '13800004002' });
  const person = await visit();
  const { identity } = person.words;
  await person.opens('/login');
  await person.page.getByRole('tab', { name: identity.way.password }).press('ArrowRight');
  await person.sees(
    person.page.getByRole('tab', { name: identity.way.phone }).and(person.page.locator(':focus')),
  );
  await fills(person, { [identity.phone]: '13800004003' });
  await person.button(identity.sms.get).click();
  await isBlamed(person, identity.phone, identity.fault.unregistered);
  await fills(person, { [identity.phone]: team.phone });
  const code = await takesCode(person);
  await fills(person, { [identity.code]: String((Number(code) + 1) % 1_000_000).padStart(6, '0') });
  await person.button(identity.signIn).click();
  await isBlamed(person, identity.code, errorTexts.zh.wrong_code);
  await fills(person, { [identity.code]: code });
  await person.button(identity.signIn).click();
  await person.isAt('/bloggerSearch/tiktok');
  await person.sees(team.teamName);
});

test('One button signs in to the demo account, signing out ends the session everywhere', async () => {
  const person = await visit();
  await person.opens('/login');
  await person.button(person.words.identity.signInDemo).click();
  await person.isAt('/bloggerSearch/tiktok');
  await person.sees('星桥演示团队');
  const token = await person.page.evaluate(() => localStorage.getItem('starbridge-token-String'));
  const asked = () =>
    fetch(`${address}/office/officeuser/info`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
  expect((await asked()).status).toBe(200);
  await person.signsOut();
  await person.isAt('/index');
  expect((await asked()).status).toBe(401);
  await person.opens('/bloggerSearch/tiktok');
  await person.isAt('/index');
});

test('Without a token every inner or unknown address leads to the landing page', async () => {
  const person = await visit();
  for (const path of [
    '/',
    '/bloggerSearch/youtube',
    '/operator/jobs',
    '/bloggerDetail/tiktok/1',
    '/no-such-page',
  ]) {
    await person.opens(path);
    await person.isAt('/index');
  }
});

test('With a token the login page leads home', async () => {
  const person = await visit({ tokens: await tokensOf(address) });
  await person.opens('/login');
  await person.isAt('/bloggerSearch/tiktok');
});

test('A session that was ended elsewhere says so and leads to the landing page', async () => {
  const team = await makeOwnTeam(appUrl, { username: 'ended', phone: '13800004004' });
  const tokens = await tokensOf(address, team);
  const person = await visit({ tokens });
  await person.opensSearch('/bloggerSearch/tiktok');
  const told = person.sees(person.words.shell.error.sessionExpired);
  const headers = { authorization: `Bearer ${tokens.access}` };
  await fetch(`${address}/auth/token/logout`, { method: 'DELETE', headers });
  await Promise.all([told, person.isAt('/index')]);
});

test('An account that is not an operator has no operator page', async () => {
  const person = await visit({ tokens: await tokensOf(address, marketerAccount) });
  await person.opensSearch('/bloggerSearch/tiktok');
  const menu = person.page.getByRole('navigation', { name: person.words.shell.menu.title });
  await person.sees(menu.getByRole('link', { name: '达人搜索' }));
  expect(await menu.getByRole('link', { name: '后台任务' }).count()).toBe(0);
  await person.opens('/operator/jobs');
  await person.isAt('/index');
});
