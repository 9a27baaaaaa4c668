import { expect, test } from 'vitest';
import type { Visit } from './browser-window.ts';
import { fills, takesCode } from './forms.ts';
import { visits } from './visit.ts';

/** The whole way of an account through the product, in the looks that people choose. */
const visit = visits();
const first = 'harbour-lights-7';
const second = 'harbour-lights-8';

const looks: [string, Visit, string][] = [
  ['Chinese', { lang: 'zh' }, '13800009001'],
  ['English, dark', { lang: 'en', scheme: 'dark' }, '13800009002'],
  ['right to left', { lang: 'en', direction: 'rtl' }, '13800009003'],
  ['a phone', { lang: 'zh', width: 390, height: 844 }, '13800009004'],
];

test.each(looks)(
  'register, code, sign in, forced offline, new password, sign out: %s',
  async (_name, look, phone) => {
    const username = `journey.${phone.slice(-4)}`;
    const person = await visit(look);
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
    await person.isAt('/bloggerSearch/tiktok');

    const elsewhere = await visit(look);
    await elsewhere.opens('/login');
    await elsewhere.signsIn(username, first);
    await elsewhere.isAt('/bloggerSearch/tiktok');
    const notice = person.page.getByRole('alertdialog', { name: shell.offline.title });
    await person.sees(notice);
    await person.button(shell.offline.acknowledge).click();
    await person.isAt('/index');

    await elsewhere.opens('/changePassword');
    await fills(elsewhere, {
      [identity.oldPassword]: first,
      [identity.newPassword]: second,
      [identity.confirmNew]: second,
    });
    await elsewhere.button(identity.change.submit).click();
    await elsewhere.sees(elsewhere.page.getByRole('status').filter({ hasText: identity.profile.saved }));
    await elsewhere.signsOut();
    await elsewhere.isAt('/index');
    await elsewhere.opens('/login');
    await elsewhere.signsIn(username, second);
    await elsewhere.isAt('/bloggerSearch/tiktok');
  },
);
