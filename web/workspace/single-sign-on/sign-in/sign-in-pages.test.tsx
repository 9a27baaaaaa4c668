import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { errorTexts } from '../../../../contract/core/error-texts.ts';
import { getOfficeUser, issueToken } from '../../../../contract/identity/sign-in.ts';
import { listSuppressions } from '../../../../contract/outreach/suppressions.ts';
import * as contract from '../../../../contract/workspace/single-sign-on.ts';
import { clicks, fills, isWrong, sees, user } from '../../../../test/harness/web/acts.ts';
import { server } from '../../../../test/harness/web/fake-server.ts';
import { opens } from '../../../../test/harness/web/open-page.tsx';
import identity from '../../../i18n/zh/identity/identity.ts';
import suppressions from '../../../i18n/zh/outreach/suppressions.ts';
import texts from '../../../i18n/zh/workspace/single-sign-on.ts';

const { signIn, callback, test: trial } = texts;
beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('the sign-in leads to a page that asks for the work address, and on to the provider', async () => {
  await opens('/login?next=/inbox', { role: null });
  await user.click(await screen.findByRole('link', { name: identity.withOrganisation }));
  await screen.findByRole('heading', { name: signIn.title });
  await clicks(signIn.submit);
  await isWrong(signIn.email, signIn.missing);
  await fills(signIn.email, 'linxi');
  await clicks(signIn.submit);
  await isWrong(signIn.email, signIn.wrong);
  server.refuses(contract.startSingleSignOn, 'sso_not_set_up');
  await fills(signIn.email, 'linxi@stream.example');
  await clicks(signIn.submit);
  await sees(errorTexts.zh.sso_not_set_up);
  const leaves = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  server.answers(contract.startSingleSignOn, { url: 'https://id.example/authorize?x', flow: 'sealed' });
  await clicks(signIn.submit);
  await waitFor(() => expect(leaves).toHaveBeenCalledWith('https://id.example/authorize?x'));
  expect(server.askedOf(contract.startSingleSignOn).at(-1)?.body).toEqual({
    email: 'linxi@stream.example',
    next: '/inbox',
  });
  expect(sessionStorage.getItem('starbridge-sso-flow')).toBe('sealed');
});

test('an end without a beginning in this tab says so, and leads on', async () => {
  await opens('/login/callback/1?code=1&state=a', { role: null });
  await sees(callback.lost);
  expect(server.askedOf(contract.finishSingleSignOn)).toEqual([]);
  await user.click(screen.getByRole('link', { name: callback.again }));
  await screen.findByRole('heading', { name: signIn.title });
});

test('why it was refused is said, with both ways out; the flow is used once', async () => {
  sessionStorage.setItem('starbridge-sso-flow', 'sealed');
  server.refuses(contract.finishSingleSignOn, 'no_seat');
  await opens('/login/callback/1?code=2&state=b', { role: null });
  await sees(errorTexts.zh.no_seat);
  screen.getByRole('link', { name: callback.again });
  screen.getByRole('link', { name: signIn.byPassword });
  expect(sessionStorage.getItem('starbridge-sso-flow')).toBeNull();
  const [asked] = server.askedOf(contract.finishSingleSignOn);
  expect(asked?.body).toMatchObject({ flow: 'sealed' });
  expect(asked?.body.address).toContain('/login/callback/1?code=2&state=b');
});

const tokens = { access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in: 3600 } as const;

test('the sign-in leads on to the page that was asked for', async () => {
  sessionStorage.setItem('starbridge-sso-flow', 'sealed');
  const next = '/suppression?keyword=x';
  server.answers(contract.finishSingleSignOn, { purpose: 'signIn', tokens, next, steps: [] });
  server.answers(listSuppressions, { suppressions: [], total: 0 });
  await opens('/login/callback/1?code=3&state=c');
  await screen.findByRole('heading', { name: suppressions.title, level: 1 });
  expect(location.search).toBe('?keyword=x');
  expect(localStorage.getItem('starbridge-token-String')).toBe('a');
});

test.each(['//elsewhere.example', 'https://elsewhere.example', String.raw`/\elsewhere.example`])(
  'nobody is led to %j',
  async next => {
    sessionStorage.setItem('starbridge-sso-flow', 'sealed');
    server.answers(contract.finishSingleSignOn, { purpose: 'signIn', tokens, next, steps: [] });
    // The session of the test ends here, so that no page needs more.
    server.refuses(getOfficeUser, 'unauthenticated');
    server.refuses(issueToken, 'unauthenticated');
    await opens(`/login/callback/1?code=3&state=${next.length}`, { role: null });
    await waitFor(() => expect(location.pathname).toBe('/index'));
    expect(location.href).not.toContain('elsewhere');
  },
);

test('a test shows its steps and leads back to the settings', async () => {
  sessionStorage.setItem('starbridge-sso-flow', 'sealed');
  const steps = [
    { title: 'token', request: 'POST https://id.example/token', answer: 'invalid_client', ok: false },
  ];
  server.answers(contract.finishSingleSignOn, { purpose: 'test', tokens: null, next: '', steps });
  await opens('/login/callback/1?code=4&state=d', { role: null });
  await sees(trial.fails);
  await sees('invalid_client');
  expect(screen.getByRole('link', { name: callback.toSettings }).getAttribute('href')).toBe('/singleSignOn');
});
