import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { errorTexts } from '../../../../contract/core/error-texts.ts';
import { getSecondFactor, listSignIns } from '../../../../contract/identity/account-security.ts';
import { getClosure } from '../../../../contract/workspace/closures.ts';
import * as contract from '../../../../contract/workspace/single-sign-on.ts';
import { clicks, dialog, fills, isWrong, sees, seesNothingOf } from '../../../../test/harness/web/acts.ts';
import { server } from '../../../../test/harness/web/fake-server.ts';
import { opens } from '../../../../test/harness/web/open-page.tsx';
import identity from '../../../i18n/zh/identity/identity.ts';
import security from '../../../i18n/zh/identity/account-security.ts';
import texts from '../../../i18n/zh/workspace/single-sign-on.ts';

const { own } = texts;
afterEach(() => vi.restoreAllMocks());

async function opensProfile(): Promise<void> {
  server.answers(listSignIns, { signIns: [] });
  server.answers(getSecondFactor, { passkeys: [] });
  server.answers(getClosure, { accountClosesAt: null, teamClosesAt: null, graceDays: 30 });
  await opens('/userInfo');
}
const card = async () => within(await screen.findByRole('region', { name: own.title }));

test('the own account is linked with the password, at the provider', async () => {
  const offered = { provider: { name: '溪流' }, linked: null, isRequired: false };
  server.answers(contract.getOwnSingleSignOn, offered);
  await opensProfile();
  await clicks(own.link, await card());
  const asked = await dialog(own.link);
  server.refuses(contract.linkSingleSignOn, 'wrong_old_password');
  await fills(security.password.label, 'wrong', asked);
  await clicks(own.goOn, asked);
  await isWrong(security.password.label, errorTexts.zh.wrong_old_password, asked);
  const leaves = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  server.answers(contract.linkSingleSignOn, { url: 'https://id.example/authorize', flow: 'sealed' });
  await clicks(own.goOn, asked);
  await waitFor(() => expect(leaves).toHaveBeenCalledWith('https://id.example/authorize'));
});

test('it is given up again, unless the team requires it', async () => {
  const linked = { email: 'linxi@stream.example', at: '2026-03-01T08:00:00.000Z' };
  const offered = { provider: { name: '溪流' }, linked };
  server.answers(contract.getOwnSingleSignOn, { ...offered, isRequired: false });
  await opensProfile();
  await sees(/linxi@stream\.example/, await card());
  await clicks(own.unlink, await card());
  const asked = await dialog(own.unlink);
  server.answers(contract.unlinkSingleSignOn, {});
  server.answers(contract.getOwnSingleSignOn, { ...offered, isRequired: true });
  await fills(security.password.label, 'right', asked);
  await clicks(own.unlink, asked);
  await sees(own.required, await card());
  expect((await card()).queryByRole('button')).toBeNull();
});

test('a team without a provider shows nothing of it', async () => {
  await opensProfile();
  await sees(identity.profile.basics);
  await sees(security.signIns.title);
  await seesNothingOf(own.title);
});
