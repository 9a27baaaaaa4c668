import { expect, test } from 'vitest';
import { codeAt } from '../../test/harness/app/totp-code.ts';
import { errorTexts } from '../../contract/core/error-texts.ts';
import { bothLooks, isUsableInBothLooks } from '../harness/appearances.ts';
import { field, fills, isBlamed } from '../harness/forms.ts';
import { withDb } from '../fixtures/new-team.ts';
import { makeOwnTeam, type OwnTeam } from '../fixtures/own-team.ts';
import { asTeam } from '../../server/core/db/tenant.ts';
import { accountNamed } from '../../server/identity/accounts/service.ts';
import { setPolicy } from '../../server/identity/second-factors/queries.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();

/** As the main account does it, once it has a second factor itself. */
const requireFor = ({ username }: OwnTeam) =>
  withDb(appUrl, async db => {
    const ids = await accountNamed(db, username);
    if (!ids) throw new Error(`there is no ${username}`);
    await asTeam(db, ids.teamId, db => setPolicy(db, ids.teamId, true));
  });

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
  const kept = person.page.getByRole('dialog', { name: recovery.title });
  const codes = kept.getByRole('list', { name: recovery.title }).getByRole('listitem');
  await person.sees(codes);
  const [recoveryCode = ''] = await codes.allInnerTexts();
  // However often Escape is pressed, the codes stay until they are said to be kept.
  const asked = person.page.getByRole('dialog', { name: recovery.unsaved });
  for (let presses = 0; presses < 3; presses++) {
    await person.page.keyboard.press('Escape');
    await person.sees(asked);
    await person.page.keyboard.press('Escape');
    await person.seesNothingOf(asked);
    await person.sees(codes);
  }
  await person.button(recovery.saved, kept).click();
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

test('A team that requires a second factor leads to it before anything else', async () => {
  const team = await makeOwnTeam(appUrl, { username: 'strict.team', phone: '13800005003' });
  await requireFor(team);
  const person = await visit(bothLooks);
  const { totp, recovery, password, setUp, factor, signIns, secondStep } = person.words.accountSecurity;
  await person.opens('/login');
  await person.signsIn(team.username, team.password);
  await person.isAt('/secondFactor');
  await person.sees(person.heading(setUp.title));
  await isUsableInBothLooks(person, 'set-up: password');
  await person.opens('/userInfo');
  await person.isAt('/secondFactor');
  await fills(person, { [password.label]: team.password });
  await person.button(totp.next).click();
  await person.sees(person.page.getByRole('img', { name: totp.qr }));
  await isUsableInBothLooks(person, 'set-up: code');
  const secret = await person.page.getByRole('group', { name: totp.secret }).locator('code').innerText();
  await fills(person, { [totp.code]: codeAt(secret, new Date()) });
  await person.button(totp.confirm).click();
  await person.sees(person.page.getByRole('list', { name: recovery.title }));
  await isUsableInBothLooks(person, 'set-up: recovery codes');
  await person.button(recovery.saved).click();
  await person.isAt('/userInfo');
  await person.sees(person.page.getByRole('region', { name: factor.title }));
  await person.sees(person.page.getByRole('region', { name: signIns.title }));
  await isUsableInBothLooks(person, 'profile');
  await person.signsOut();
  await person.isAt('/index');

  await person.goesTo('/login');
  await person.signsIn(team.username, team.password);
  await person.sees(field(person, secondStep.totp.label));
  await isUsableInBothLooks(person, 'second step');
});
