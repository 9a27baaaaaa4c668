import { expect, test } from 'vitest';
import { errorTexts } from '../../contract/core/error-texts.ts';
import { fills, isBlamed, takesCode } from '../harness/forms.ts';
import { makeOwnTeam } from '../fixtures/own-team.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();
const newPassword = 'new-harbour-8';

test('A forgotten password is reset with a code to the phone', async () => {
  const team = await makeOwnTeam(appUrl, { username: 'forgetful', phone: '13800002001' });
  const person = await visit();
  const { identity } = person.words;
  await person.opens('/login');
  await person.page.getByRole('link', { name: identity.forgot }).click();
  await person.isAt('/forgetPwd');
  await fills(person, {
    [identity.phone]: team.phone,
    [identity.newPassword]: newPassword,
    [identity.confirmNew]: newPassword,
  });
  await takesCode(person);
  await person.button(identity.recovery.submit).click();
  await person.isAt('/login');
  await person.sees(person.page.getByRole('status').filter({ hasText: identity.profile.saved }));
  await person.signsIn(team.username, newPassword);
  await person.isAt('/home');
});

test('The password is changed with the old one', async () => {
  const team = await makeOwnTeam(appUrl, { username: 'changing', phone: '13800002003' });
  const person = await visit({ tokens: await tokensOf(address, team), lang: 'en' });
  const { identity } = person.words;
  await person.opens('/changePassword');
  await fills(person, {
    [identity.oldPassword]: 'not-the-old-1',
    [identity.newPassword]: newPassword,
    [identity.confirmNew]: newPassword,
  });
  await person.button(identity.change.submit).click();
  await isBlamed(person, identity.oldPassword, errorTexts.en.wrong_old_password);
  await fills(person, { [identity.oldPassword]: team.password });
  await person.button(identity.change.submit).click();
  await person.sees(person.page.getByRole('status').filter({ hasText: 'Successfully Modified' }));
  await person.isAt('/userInfo');
  expect((await tokensOf(address, { ...team, password: newPassword })).access).toBeTruthy();
});
