import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import * as contract from '../../../contract/workspace/single-sign-on.ts';
import { listTeamRoles } from '../../../contract/workspace/roles.ts';
import { permissionNames } from '../../../contract/core/roles/permission-texts.ts';
import {
  button,
  clicks,
  dialog,
  filled,
  fills,
  isWrong,
  sees,
  seesNothingOf,
} from '../../../test/harness/web/acts.ts';
import { server } from '../../../test/harness/web/fake-server.ts';
import { opens } from '../../../test/harness/web/open-page.tsx';
import common from '../../i18n/zh/core/common.ts';
import texts from '../../i18n/zh/workspace/single-sign-on.ts';

const { provider: words, domain, test: trial, state } = texts;
const redirectUri = 'https://stars.example/login/callback/1';
const none = {
  kinds: ['oidc'],
  provider: null,
  redirectUri,
  domains: [],
  members: { linked: 0, all: 3 },
  sandbox: null,
} as const;
const provider = {
  kind: 'oidc',
  name: '溪流',
  issuer: 'https://id.example',
  clientId: 'stars',
  agentId: '',
  role: { role: 'member' },
  isEnabled: false,
  isRequired: false,
  testedAt: null,
  logoutUri: 'https://stars.example/logout/1/2',
} as const;
const unproved = {
  id: 4,
  host: 'stream.example',
  record: { name: '_starbridge.stream.example', value: 'starbridge-verify=abc' },
  verifiedAt: null,
  checkedAt: null,
  fault: '',
  lapsesAt: null,
} as const;

afterEach(() => vi.restoreAllMocks());

async function shows(settings: Parameters<typeof server.answers<typeof contract.getSingleSignOn>>[1]) {
  server.answers(listTeamRoles, { roles: [] });
  server.answers(contract.getSingleSignOn, settings);
  await opens('/singleSignOn');
  await screen.findByRole('heading', { name: texts.title, level: 1 });
}
const card = async (name: string) => within(await screen.findByRole('region', { name }));

test('a provider is set up; what is missing is shown beside its field, and the secret is not kept', async () => {
  await shows(none);
  await sees(redirectUri);
  expect((await button(trial.start)).disabled).toBe(true);
  expect((await button(state.enable)).disabled).toBe(true);
  await clicks(common.save);
  await isWrong(common.name, words.missing.name);
  await isWrong(words.issuer, words.missing.issuer);
  await isWrong(words.clientSecret, words.missing.clientSecret);
  await fills(common.name, '溪流');
  await fills(words.issuer, 'http://id.example');
  await fills(words.clientId.oidc, 'stars');
  await fills(words.clientSecret, 'hush');
  server.refuses(contract.saveProvider, 'invalid_request', { issuer: '要以 https 开头' });
  await clicks(common.save);
  await isWrong(words.issuer, '要以 https 开头');
  await fills(words.issuer, 'https://id.example');
  server.answers(contract.saveProvider, {});
  server.answers(contract.getSingleSignOn, { ...none, provider });
  await clicks(common.save);
  await sees(words.saved);
  expect(server.askedOf(contract.saveProvider).at(-1)?.body).toMatchObject({
    kind: 'oidc',
    issuer: 'https://id.example',
    clientSecret: 'hush',
    role: { role: 'member' },
  });
  await sees(words.secretKept);
  expect((await screen.findByLabelText<HTMLInputElement>(words.clientSecret)).value).toBe('');
  await sees(provider.logoutUri);
});

test('a domain shows its record, and why it is not verified', async () => {
  await shows({ ...none, provider });
  server.refuses(contract.addSignInDomain, 'invalid_request', { host: '请输入正确的域名' });
  await fills(domain.host, 'stream');
  const domains = await card(domain.title);
  await clicks(common.add, domains);
  await isWrong(domain.host, '请输入正确的域名');
  server.answers(contract.addSignInDomain, { id: 4 });
  server.answers(contract.getSingleSignOn, { ...none, provider, domains: [unproved] });
  await fills(domain.host, 'stream.example');
  await clicks(common.add, domains);
  await sees(unproved.record.value);
  const failed = { ...unproved, checkedAt: '2026-03-02T07:59:00.000Z', fault: 'notFound' } as const;
  server.answers(contract.verifySignInDomain, failed);
  server.answers(contract.getSingleSignOn, { ...none, provider, domains: [failed] });
  await clicks(filled(domain.verifyOf, { host: unproved.host }));
  await sees(domain.fault.notFound);
  const verified = { ...failed, fault: '', verifiedAt: failed.checkedAt } as const;
  server.answers(contract.verifySignInDomain, verified);
  server.answers(contract.getSingleSignOn, { ...none, provider, domains: [verified] });
  await clicks(filled(domain.verifyOf, { host: unproved.host }));
  await sees(domain.isVerified);
  await seesNothingOf(unproved.record.value);
});

test('a test that does not get to the provider shows its steps here; otherwise the browser goes there', async () => {
  await shows({ ...none, provider });
  const step = { title: 'discovery', request: 'GET https://id.example', answer: 'ENOTFOUND', ok: false };
  server.answers(contract.testSingleSignOn, { url: null, flow: 'f', steps: [step] });
  await clicks(trial.start);
  await sees(trial.stopped);
  await sees(trial.steps.discovery);
  await sees('ENOTFOUND');
  const leaves = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  server.answers(contract.testSingleSignOn, { url: 'https://id.example/authorize', flow: 'g', steps: [] });
  await clicks(trial.start);
  await vi.waitFor(() => expect(leaves).toHaveBeenCalledWith('https://id.example/authorize'));
  expect(sessionStorage.getItem('starbridge-sso-flow')).toBe('g');
});

test('it is switched on after a test that worked, and required, each after a question', async () => {
  const tested = { ...provider, testedAt: '2026-03-02T07:00:00.000Z' };
  await shows({ ...none, provider: tested });
  server.answers(contract.switchSingleSignOn, {});
  server.answers(contract.getSingleSignOn, { ...none, provider: { ...tested, isEnabled: true } });
  await clicks(state.enable);
  await clicks(state.enable, await dialog(state.enable));
  await sees(state.enabled);
  await sees(filled(state.members, { linked: 0, all: 3 }));
  server.answers(contract.getSingleSignOn, {
    ...none,
    provider: { ...tested, isEnabled: true, isRequired: true },
  });
  await clicks(state.require);
  await clicks(state.require, await dialog(state.requireTitle));
  await button(state.release);
  expect(server.askedOf(contract.switchSingleSignOn).map(({ body }) => body)).toEqual([
    { isEnabled: true, isRequired: false },
    { isEnabled: true, isRequired: true },
  ]);
});

test('who may not change it learns which permission is missing', async () => {
  await opens('/singleSignOn', { role: 'manager' });
  await sees(new RegExp(permissionNames.zh['security.manage']));
});
