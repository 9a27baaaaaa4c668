import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { errorTexts } from '../../../contract/core/error-texts.ts';
import * as contract from '../../../contract/identity/account-security.ts';
import {
  clicks,
  dialog,
  filled,
  fills,
  isWrong,
  sees,
  seesNothingOf,
  user,
} from '../../../test/harness/web/acts.ts';
import { server } from '../../../test/harness/web/fake-server.ts';
import { opens } from '../../../test/harness/web/open-page.tsx';
import common from '../../i18n/zh/core/common.ts';
import shell from '../../i18n/zh/core/shell.ts';
import texts from '../../i18n/zh/identity/account-security.ts';

const { factor, totp, passkey, recovery, password } = texts;

const startRegistration = vi.hoisted(() => vi.fn());
vi.mock('@simplewebauthn/browser', () => ({ startRegistration }));

const recoveryCodes = ['abcde-fgh23', 'bcdef-gh234'];
const card = async () => within(await screen.findByRole('region', { name: factor.title }));

test('an authenticator app is set up: password, code, recovery codes', async () => {
  server.answers(contract.getSecondFactor, { totp: false, recoveryCodesLeft: 0 });
  server.refuses(contract.beginTotp, 'wrong_old_password');
  await opens('/userInfo');
  await sees(factor.off, await card());
  await clicks(totp.add, await card());
  const steps = await dialog(totp.add);
  await clicks(totp.next, steps);
  await isWrong(password.label, password.missing, steps);
  await fills(password.label, 'not-mine-1', steps);
  await clicks(totp.next, steps);
  await isWrong(password.label, errorTexts.zh.wrong_old_password, steps);
  const address = 'otpauth://totp/Starbridge:linxi?secret=GEZDGNBVGY3TQOJQ';
  server.answers(contract.beginTotp, { secret: 'GEZDGNBVGY3TQOJQ', address });
  await clicks(totp.next, steps);
  await steps.findByRole('img', { name: totp.qr });
  await sees('GEZDGNBVGY3TQOJQ', steps);
  expect(steps.getByRole('link', { name: totp.here }).getAttribute('href')).toBe(address);
  await fills(totp.code, '12', steps);
  await clicks(totp.confirm, steps);
  await isWrong(totp.code, totp.wrongForm, steps);
  server.refuses(contract.confirmTotp, 'wrong_second_factor');
  await fills(totp.code, '123456', steps);
  await clicks(totp.confirm, steps);
  await isWrong(totp.code, errorTexts.zh.wrong_second_factor, steps);
  server.answers(contract.confirmTotp, { recoveryCodes });
  server.answers(contract.getSecondFactor, { totp: true, recoveryCodesLeft: 10 });
  await fills(totp.code, '654321', steps);
  await clicks(totp.confirm, steps);
  await sees(totp.added);
  const kept = await dialog(recovery.title);
  for (const code of recoveryCodes) await sees(code, kept);
  await clicks(recovery.saved, kept);
  await sees(factor.on, await card());
  await sees(filled(recovery.left, { count: 10 }), await card());
});

test('it is removed with the password', async () => {
  server.answers(contract.getSecondFactor, { totp: true, recoveryCodesLeft: 9 });
  server.answers(contract.removeTotp, {});
  await opens('/userInfo');
  await clicks(totp.remove, await card());
  const asked = await dialog(totp.remove);
  await fills(password.label, 'mine-2026', asked);
  server.answers(contract.getSecondFactor, { totp: false, recoveryCodesLeft: 0 });
  await clicks(totp.remove, asked);
  await sees(factor.off, await card());
  await seesNothingOf(recovery.title);
  expect(server.askedOf(contract.removeTotp)).toHaveLength(1);
});

test('new recovery codes are shown once, and a single key loses none', async () => {
  server.answers(contract.getSecondFactor, { totp: true, recoveryCodesLeft: 1 });
  server.answers(contract.renewRecoveryCodes, { recoveryCodes });
  await opens('/userInfo');
  await clicks(recovery.renew, await card());
  const asked = await dialog(recovery.renew);
  await fills(password.label, 'mine-2026', asked);
  await clicks(recovery.renew, asked);
  const kept = await dialog(recovery.title);
  for (const code of recoveryCodes) await sees(code, kept);
  await user.keyboard('{Escape}');
  await clicks(recovery.back, await dialog(recovery.unsaved));
  await sees(recoveryCodes[0] ?? '', kept);
  await clicks(shell.close, kept);
  await clicks(recovery.back, await dialog(recovery.unsaved));
  await clicks(recovery.saved, kept);
  await seesNothingOf(recoveryCodes[0] ?? '');
});

test('a passkey is added by the browser; one that it refuses says so and loses nothing', async () => {
  vi.stubGlobal('PublicKeyCredential', vi.fn());
  const none = { totp: false, passkeys: [], passkeyHost: location.hostname, recoveryCodesLeft: 0 };
  server.answers(contract.getSecondFactor, none);
  server.answers(contract.beginPasskey, { options: { challenge: 'AAAA' } });
  startRegistration.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  await opens('/userInfo');
  await clicks(passkey.add, await card());
  const steps = await dialog(passkey.add);
  await fills(common.name, '公司电脑', steps);
  await fills(password.label, 'mine-2026', steps);
  await clicks(passkey.add, steps);
  await sees(passkey.notMade, steps);
  const response = { clientDataJSON: 'AAAA', attestationObject: 'BBBB' };
  startRegistration.mockResolvedValueOnce({ id: 'CCCC', rawId: 'CCCC', type: 'public-key', response });
  server.answers(contract.addPasskey, { recoveryCodes });
  const kept = { id: 3, name: '公司电脑', createdAt: '2026-03-02T08:00:00.000Z', lastUsedAt: null };
  server.answers(contract.getSecondFactor, { ...none, passkeys: [kept], recoveryCodesLeft: 10 });
  await clicks(passkey.add, steps);
  await sees(passkey.added);
  const shown = await dialog(recovery.title);
  await sees(recoveryCodes[0] ?? '', shown);
  expect(server.askedOf(contract.addPasskey)[0]?.body).toMatchObject({
    name: '公司电脑',
    response: { id: 'CCCC' },
  });
  await clicks(recovery.saved, shown);
  await sees('公司电脑', await card());
  vi.unstubAllGlobals();
});

test('at another address it says where a passkey can be added', async () => {
  server.answers(contract.getSecondFactor, { passkeyHost: 'star.example' });
  await opens('/userInfo');
  await sees(filled(passkey.elsewhere, { host: 'star.example' }), await card());
});
