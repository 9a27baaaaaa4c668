import { expect, test } from 'vitest';
import { errorTexts } from '../../contract/core/error-texts.ts';
import { fills, isBlamed, takesCode } from '../harness/forms.ts';
import { makeOwnTeam } from '../fixtures/own-team.ts';
import { marketerAccount } from '../harness/product/seed-world.ts';
import { visits } from '../harness/visit.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();

test('A wrong password is refused in the form, the right one signs in; a marketer has no page of the operator', async () => {
  const person = await visit();
  const { identity, shell } = person.words;
  await person.opens('/login');
  await person.signsIn(marketerAccount.username, 'not-the-password');
  const form = person.page.locator('form');
  await person.sees(form.getByRole('alert').filter({ hasText: errorTexts.zh.wrong_credentials }));
  await person.isAt('/login');
  expect(await person.page.getByLabel(identity.username).inputValue()).toBe(marketerAccount.username);
  await person.signsIn(marketerAccount.username, marketerAccount.password);
  await person.isAt('/home');
  await person.sees('远航品牌');

  const menu = person.page.getByRole('navigation', { name: shell.menu.title });
  await person.sees(menu.getByRole('link', { name: '达人搜索' }));
  expect(await menu.getByRole('link', { name: '运维' }).count()).toBe(0);
  await person.opens('/operator/jobs');
  await person.sees(shell.closed.operator);
});

test('A phone number and the code of a text message sign in; a session that ends elsewhere says so', async () => {
  const team = await makeOwnTeam(appUrl, { username: 'by.phone', phone: '13800004002' });
  const person = await visit();
  const { identity, shell } = person.words;
  await person.opens('/login');
  await person.page.getByRole('tab', { name: identity.way.password }).press('ArrowRight');
  await person.sees(
    person.page.getByRole('tab', { name: identity.way.phone }).and(person.page.locator(':focus')),
  );
  await fills(person, { [identity.phone]: team.phone });
  const code = await takesCode(person);
  await fills(person, { [identity.code]: String((Number(code) + 1) % 1_000_000).padStart(6, '0') });
  await person.button(identity.signIn).click();
  await isBlamed(person, identity.code, errorTexts.zh.wrong_code);
  await fills(person, { [identity.code]: code });
  await person.button(identity.signIn).click();
  await person.isAt('/home');
  await person.sees(team.teamName);

  const shown = person.sees(shell.error.sessionExpired);
  const token = await person.page.evaluate(() => localStorage.getItem('starbridge-token-String'));
  await fetch(`${address}/auth/token/logout`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  });
  await Promise.all([shown, person.isAt('/index')]);
});

test('One button signs in to the demo account, signing out ends the session everywhere', async () => {
  const person = await visit();
  await person.opens('/login');
  await person.button(person.words.identity.signInDemo).click();
  await person.isAt('/home');
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
});
