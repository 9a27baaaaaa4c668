import { expect, test } from 'vitest';
import type { Person } from '../harness/person.ts';
import { fills } from '../harness/forms.ts';
import { makeOwnTeam } from '../fixtures/own-team.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { ownWorld } from '../harness/product/world.ts';

const { address, appUrl } = ownWorld();
/** Browsers know passkeys of this machine by this name only, not by its address. */
const visit = visits(() => address.replace('127.0.0.1', 'localhost'));

/** Gives the browser an authenticator that always agrees (DevTools protocol, WebAuthn). */
async function plugsIn(person: Person): Promise<() => Promise<number>> {
  const devTools = await person.page.context().newCDPSession(person.page);
  await devTools.send('WebAuthn.enable');
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return async () => {
    const { credentials } = await devTools.send('WebAuthn.getCredentials', { authenticatorId });
    return credentials.length;
  };
}

test('A passkey is made, ends a sign-in, and is taken away', async () => {
  const team = await makeOwnTeam(appUrl, { username: 'with.passkey', phone: '13800005002' });
  const person = await visit({ tokens: await tokensOf(address, team), isNewBrowser: true });
  const { passkey, password, recovery, factor, secondStep } = person.words.accountSecurity;
  await person.opens('/userInfo');
  const held = await plugsIn(person);
  await person.button(passkey.add).click();
  const dialog = person.page.getByRole('dialog', { name: passkey.add });
  await fills(person, { [person.words.common.name]: 'my laptop', [password.label]: team.password });
  await person.button(passkey.add, dialog).click();
  const kept = person.page.getByRole('dialog', { name: recovery.title });
  await person.sees(kept.getByRole('list', { name: recovery.title }));
  expect(await held()).toBe(1);
  await person.button(recovery.saved, kept).click();
  await person.sees('my laptop');
  await person.sees(factor.on);
  await person.signsOut();
  await person.isAt('/index');

  await person.goesTo('/login');
  await person.signsIn(team.username, team.password);
  await person.button(secondStep.passkey.use).click();
  await person.isAt('/home');

  await person.goesTo('/userInfo');
  const removal = passkey.removeOf.replace('{{name}}', 'my laptop');
  await person.button(removal).click();
  const asked = person.page.getByRole('dialog', { name: removal });
  await fills(person, { [password.label]: team.password });
  await person.button(passkey.remove, asked).click();
  await person.seesNothingOf(person.page.getByText('my laptop', { exact: true }));
  await person.sees(factor.off);
});
