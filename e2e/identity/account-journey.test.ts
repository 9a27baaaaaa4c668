import { expect, test } from 'vitest';
import { fills, takesCode } from '../harness/forms.ts';
import type { Visit } from '../harness/browser-window.ts';
import { visits } from '../harness/visit.ts';

/** All steps of an account through the product. */
const visit = visits();
const first = 'harbour-lights-7';
const second = 'harbour-lights-8';

const ways = [
  ['on a phone, in English', { lang: 'en', scheme: 'dark', width: 390, height: 844 }, '13800009001'],
  ['from right to left', { direction: 'rtl' }, '13800009002'],
] as const satisfies [string, Visit, string][];

test.each(ways)(
  'register, code, sign in, forced offline, new password, sign out: %s',
  async (_name, appearance, phone) => {
    const username = `journey.${phone.slice(-4)}`;
    const person = await visit(appearance);
    const { identity, shell } = person.words;
    await person.opens('/register');
    await fills(person, {
      [identity.username]: username,
      [identity.phone]: phone,
      [identity.setPassword]: first,
      [identity.confirm]: first,
      [identity.nickName]: '远帆',
      [identity.company]: '远帆',
    });
    await person.page.getByRole('checkbox').check();
    expect(await takesCode(person)).toMatch(/^\d{6}$/);
    await person.button(identity.registration.submit).click();
    await person.isAt('/home');

    const elsewhere = await visit(appearance);
    await elsewhere.opens('/login');
    await elsewhere.signsIn(username, first);
    await elsewhere.isAt('/home');
    const notice = person.page.getByRole('alertdialog', { name: shell.offline.title });
    await person.sees(notice);
    await person.button(shell.offline.acknowledge).click();
    await person.isAt('/index');

    await elsewhere.goesTo('/changePassword');
    await fills(elsewhere, {
      [identity.oldPassword]: first,
      [identity.newPassword]: second,
      [identity.confirmNew]: second,
    });
    await elsewhere.button(identity.change.submit).click();
    await elsewhere.sees(elsewhere.page.getByRole('status').filter({ hasText: identity.profile.saved }));
    await elsewhere.signsOut();
    await elsewhere.isAt('/index');
    await elsewhere.goesTo('/login');
    await elsewhere.signsIn(username, second);
    await elsewhere.isAt('/home');
  },
);
