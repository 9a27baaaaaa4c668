import { expect, test } from 'vitest';
import { codeAt } from '../../test/harness/app/totp-code.ts';
import { errorTexts } from '../../contract/core/error-texts.ts';
import { fills, isBlamed } from '../harness/forms.ts';
import { makeOwnTeam } from '../fixtures/own-team.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();

test('An authenticator app is set up, asked for, and replaced by a recovery code', async () => {
  const team = await makeOwnTeam(appUrl, { username: 'two.steps', phone: '13800005001' });
  const person = await visit({ tokens: await tokensOf(address, team) });
  const { accountSecurity } = person.words;
  const { totp, recovery, password, secondStep } = accountSecurity;
  await person.opens('/userInfo');
  await person.button(totp.add).click();
  const steps = person.page.getByRole('dialog', { name: totp.add });
  await fills(person, { [password.label]: team.password });
  await person.button(totp.next, steps).click();
  await person.sees(steps.getByRole('img', { name: totp.qr }));
  const secret = await steps.getByRole('group', { name: totp.secret }).locator('code').innerText();
  const first = codeAt(secret, new Date());
  await fills(person, { [totp.code]: first });
  await person.button(totp.confirm, steps).click();
  const codes = steps.getByRole('list', { name: recovery.title }).getByRole('listitem');
  await person.sees(codes);
  const [recoveryCode = ''] = await codes.allInnerTexts();
  await person.button(recovery.saved, steps).click();
  await person.sees(accountSecurity.factor.on);
  await person.signsOut();
  await person.isAt('/index');

  await person.goesTo('/login');
  await person.signsIn(team.username, team.password);
  // The code of the set-up is used up.
  await fills(person, { [secondStep.totp.label]: first });
  await person.button(secondStep.submit).click();
  await isBlamed(person, secondStep.totp.label, errorTexts.zh.wrong_second_factor);
  await person.button(secondStep.recovery.use).click();
  await fills(person, { [secondStep.recovery.label]: recoveryCode });
  await person.button(secondStep.submit).click();
  await person.isAt('/home');
  expect(recoveryCode).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
});
