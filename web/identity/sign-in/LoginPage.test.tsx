import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { errorTexts } from '../../../contract/core/error-texts.ts';
import {
  finishSignIn,
  getOfficeUser,
  getPasskeyOptions,
  issueToken,
  issueTokenByPhone,
  verifyPhoneRegistered,
} from '../../../contract/identity/sign-in.ts';
import { sendPhoneCode } from '../../../contract/identity/phone-codes.ts';
import { listSuppressions } from '../../../contract/outreach/suppressions.ts';
import { clicks, filled, fills, isWrong, sees, user } from '../../../test/harness/web/acts.ts';
import { server } from '../../../test/harness/web/fake-server.ts';
import { opens } from '../../../test/harness/web/open-page.tsx';
import landing from '../../i18n/zh/core/landing.ts';
import accountSecurity from '../../i18n/zh/identity/account-security.ts';
import identity from '../../i18n/zh/identity/identity.ts';
import suppressions from '../../i18n/zh/outreach/suppressions.ts';

async function signsIn(): Promise<void> {
  await fills(identity.username, 'linxi');
  await fills(identity.password, 'not-the-password');
  await clicks(identity.signIn);
}

test('missing input is shown beside its field, and the first such field has the focus', async () => {
  await opens('/login', { role: null });
  await clicks(identity.signIn);
  const first = await isWrong(identity.username, identity.missing.username);
  await isWrong(identity.password, identity.missing.password);
  expect(document.activeElement).toBe(first);
});

test.each(['wrong_credentials', 'sign_in_locked', 'busy'] as const)(
  'why a sign-in was refused is shown in the form, and the input stays: %s',
  async refusal => {
    server.refuses(issueToken, refusal);
    await opens('/login', { role: null });
    await signsIn();
    const said = await screen.findByRole('alert');
    // The place of the message is there before the message.
    await waitFor(() => expect(said.textContent).toContain(errorTexts.zh[refusal].split('{')[0]));
    expect(said.closest('form')).not.toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>(identity.username).value).toBe('linxi');
    expect(location.pathname).toBe('/login');
  },
);

test('a phone without an account, and a wrong code, are shown beside their fields', async () => {
  server.answers(verifyPhoneRegistered, { registered: false });
  await opens('/login', { role: null });
  await user.click(await screen.findByRole('tab', { name: identity.way.phone }));
  await fills(identity.phone, '13800004003');
  await clicks(identity.sms.get);
  await isWrong(identity.phone, identity.fault.unregistered);
  server.answers(verifyPhoneRegistered, { registered: true });
  server.answers(sendPhoneCode, { waitSeconds: 60 });
  await fills(identity.phone, '13800004002');
  await clicks(identity.sms.get);
  server.refuses(issueTokenByPhone, 'wrong_code');
  await fills(identity.code, '123456');
  await clicks(identity.signIn);
  await isWrong(identity.code, errorTexts.zh.wrong_code);
});

test('an account with a second factor is asked for its code, or a recovery code', async () => {
  const { totp, recovery, submit, again } = accountSecurity.secondStep;
  const challenge = { challenge: 'the challenge', ways: ['totp', 'recovery'], expiresIn: 300 };
  server.refuses(issueToken, 'second_factor_needed', {}, challenge);
  await opens('/login', { role: null });
  await signsIn();
  await clicks(submit);
  await isWrong(totp.label, totp.missing);
  server.refuses(finishSignIn, 'wrong_second_factor');
  await fills(totp.label, '123456');
  await clicks(submit);
  await isWrong(totp.label, errorTexts.zh.wrong_second_factor);
  await clicks(recovery.use);
  await fills(recovery.label, 'abcde-fgh23');
  await clicks(submit);
  await isWrong(recovery.label, errorTexts.zh.wrong_second_factor);
  expect(server.askedOf(finishSignIn).map(({ body }) => body)).toEqual([
    { challenge: 'the challenge', code: '123456' },
    { challenge: 'the challenge', code: 'abcde-fgh23' },
  ]);
  server.refuses(finishSignIn, 'second_step_over');
  await clicks(submit);
  await sees(errorTexts.zh.second_step_over);
  await clicks(again);
  await screen.findByLabelText(identity.username);
});

test('a passkey that the browser does not show leaves the other ways', async () => {
  vi.stubGlobal('PublicKeyCredential', vi.fn());
  const { passkey, secondStep } = accountSecurity;
  const challenge = { challenge: 'the challenge', ways: ['passkey', 'recovery'], expiresIn: 300 };
  server.refuses(issueToken, 'second_factor_needed', {}, challenge);
  server.answers(getPasskeyOptions, { options: { challenge: 'AAAA' } });
  await opens('/login', { role: null });
  await signsIn();
  await clicks(secondStep.passkey.use);
  await sees(passkey.notShown);
  expect(server.askedOf(getPasskeyOptions).map(({ body }) => body)).toEqual([{ challenge: 'the challenge' }]);
  await clicks(secondStep.recovery.use);
  await screen.findByLabelText(secondStep.recovery.label);
  vi.unstubAllGlobals();
});

test('the sign-in page leads an account that is signed in to the product', async () => {
  await opens('/login');
  await sees('溪流传媒');
  expect(location.pathname).toBe('/bloggerSearch/tiktok');
});

test.each(['/bloggerSearch/youtube', '/operator/jobs', '/bloggerDetail/tiktok/1?tab=brand', '/no-such-page'])(
  'without a sign-in %s leads to the landing page, which leads back to it',
  async path => {
    await opens(path, { role: null });
    await sees(filled(landing.notice.next, { address: path }));
    expect(location.pathname + location.search).toBe(`/index?next=${encodeURIComponent(path)}`);
    for (const link of screen.getAllByRole('link', { name: landing.signIn }))
      expect(link.getAttribute('href')).toBe(`/login?next=${encodeURIComponent(path)}`);
    await user.click(screen.getAllByRole('link', { name: landing.signIn })[0] as HTMLElement);
    const register = await screen.findByRole('link', { name: identity.register });
    expect(register.getAttribute('href')).toBe(`/register?next=${encodeURIComponent(path)}`);
  },
);

test('without a sign-in the first page leads to the landing page alone', async () => {
  await opens('/', { role: null });
  await screen.findByRole('heading', { name: landing.headline });
  expect(location.pathname + location.search).toBe('/index');
});

test('who is signed in already goes on to the page that was asked for', async () => {
  server.answers(listSuppressions, {});
  await opens('/login?next=%2Fsuppression%3Fkeyword%3Da');
  await sees(suppressions.title);
  expect(location.pathname + location.search).toBe('/suppression?keyword=a');
});

test('who asks for the sign-in page with a session that ended is there', async () => {
  server.refuses(getOfficeUser, 'unauthenticated');
  server.refuses(issueToken, 'unauthenticated');
  await opens('/login?next=%2Fsuppression');
  await screen.findByRole('heading', { name: identity.title });
  expect(location.pathname + location.search).toBe('/login?next=%2Fsuppression');
});

test('a session that ended leads back to its page after the next sign-in', async () => {
  server.refuses(listSuppressions, 'unauthenticated');
  server.refuses(issueToken, 'unauthenticated');
  await opens('/suppression?keyword=a');
  await sees(filled(landing.notice.next, { address: '/suppression?keyword=a' }));
  expect(location.search).toBe('?next=%2Fsuppression%3Fkeyword%3Da');
});

test('an address without a page opens the landing page, which names it', async () => {
  await opens('/no-such-page?a=1');
  await sees(filled(landing.notice.unknown, { address: '/no-such-page?a=1' }));
  expect(location.pathname).toBe('/index');
});
