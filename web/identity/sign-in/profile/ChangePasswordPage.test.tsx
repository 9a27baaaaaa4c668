import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { errorTexts } from '../../../../contract/core/error-texts.ts';
import { editPassword, verifyPhoneRegistered } from '../../../../contract/identity/sign-in.ts';
import { clicks, fills, isWrong } from '../../../../test/harness/web/acts.ts';
import { server } from '../../../../test/harness/web/fake-server.ts';
import { opens } from '../../../../test/harness/web/open-page.tsx';
import identity from '../../../i18n/zh/identity/identity.ts';
import { readTokens } from '../../../session/tokens.ts';

async function fillsAll(oldPassword: string, newPassword: string, confirm = newPassword): Promise<void> {
  await fills(identity.oldPassword, oldPassword);
  await fills(identity.newPassword, newPassword);
  await fills(identity.confirmNew, confirm);
  await clicks(identity.change.submit);
}

test('what is wrong with a new password is shown beside its field', async () => {
  await opens('/changePassword');
  await screen.findByLabelText(identity.oldPassword);
  await fillsAll('old-harbour-7', 'new-harbour-8', 'something-else-1');
  await isWrong(identity.confirmNew, identity.fault.differ);
  server.refuses(editPassword, 'wrong_old_password');
  await fillsAll('not-the-old-1', 'new-harbour-8');
  await isWrong(identity.oldPassword, errorTexts.zh.wrong_old_password);
  await fillsAll('old-harbour-7', 'old-harbour-7');
  await isWrong(identity.newPassword, identity.fault.samePassword);
});

test('the browser goes on with the tokens that come with a new password', async () => {
  const pair = { access_token: 'new access', refresh_token: 'new refresh', token_type: 'bearer' } as const;
  server.answers(editPassword, { tokens: { ...pair, expires_in: 43_200 } });
  await opens('/changePassword');
  await screen.findByLabelText(identity.oldPassword);
  await fillsAll('old-harbour-7', 'new-harbour-8');
  await waitFor(() => expect(readTokens()).toEqual({ access: 'new access', refresh: 'new refresh' }));
});

test('a phone without an account gets no new password', async () => {
  server.answers(verifyPhoneRegistered, { registered: false });
  await opens('/forgetPwd', { role: null });
  await fills(identity.phone, '13800002002');
  await clicks(identity.sms.get);
  await isWrong(identity.phone, identity.fault.unregistered);
});
