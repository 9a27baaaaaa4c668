import { issueToken } from '../../../../../contract/identity/sign-in.ts';
import { createMember } from '../../../../../contract/workspace/members.ts';
import {
  createScimToken,
  listScimTokens,
  revokeScimToken,
} from '../../../../../contract/workspace/scim/scim-tokens.ts';
import {
  addSignInDomain,
  finishSingleSignOn,
  getOwnSingleSignOn,
  getSingleSignOn,
  linkSingleSignOn,
  removeProvider,
  removeSignInDomain,
  saveProvider,
  startSingleSignOn,
  switchSingleSignOn,
  testSingleSignOn,
  unlinkSingleSignOn,
  verifySignInDomain,
} from '../../../../../contract/workspace/single-sign-on.ts';
import { newPassword as password } from '../../draw/likely-texts.ts';
import type { Steps } from '../steps.ts';
import { tokenOf } from './token-of.ts';

interface Begun {
  url: string | null;
  flow: string;
}

/** What somebody does at the provider of the sandbox, and the end of what was begun. */
async function finish({ call }: Steps, begun: Begun | null, email: string, token?: string): Promise<void> {
  if (!begun?.url) return;
  const decided = new URL(begun.url.replace('/authorize?', '/authorize/decided?'));
  const typed = { email, name: email, decision: 'continue', verified: 'yes' };
  for (const [field, value] of Object.entries(typed)) decided.searchParams.set(field, value);
  const address = (await fetch(decided, { redirect: 'manual' })).headers.get('location');
  if (address)
    await call(finishSingleSignOn, { body: { flow: begun.flow, address }, ...(token && { token }) });
}

/** A member who links the own account with the provider, and takes it back. */
async function walkLink(steps: Steps, host: string): Promise<void> {
  const { call, username } = steps;
  const name = `${username}-linked`;
  if (!(await call(createMember, { body: { username: name, nickName: name, password } }))) return;
  const form = { grant_type: 'password', username: `OFFICE@${name}`, password } as const;
  const token = tokenOf(await call(issueToken, { body: form }));
  if (!token) return;
  await finish(steps, await call(linkSingleSignOn, { body: { password }, token }), `linked@${host}`, token);
  await call(getOwnSingleSignOn, { token });
  await call(unlinkSingleSignOn, { body: { password }, token });
}

/** Tokens for a provider that keeps the accounts; one is revoked. */
async function walkTokens({ call, mark }: Steps): Promise<void> {
  for (const word of ['kept', 'gone']) {
    const made = await call(createScimToken, { body: { name: `${mark} ${word}` } });
    if (made && word === 'gone') await call(revokeScimToken, { params: { id: made.id } });
  }
  await call(listScimTokens);
}

/** The provider of the sandbox for a domain of the team: set up, tried, switched on and used. */
export async function walkSignOn(steps: Steps): Promise<void> {
  const { call, mark, turn } = steps;
  if (turn > 1) return;
  await walkTokens(steps);
  await call(removeProvider);
  const keys = (await call(getSingleSignOn))?.sandbox?.oidc;
  if (!keys) return;
  await call(saveProvider, { body: { kind: 'oidc', name: mark, ...keys } });
  const host = `${mark}.sandbox`;
  for (const each of [`gone.${host}`, host]) {
    const domain = await call(addSignInDomain, { body: { host: each } });
    if (!domain) continue;
    const params = { id: domain.id };
    await call(verifySignInDomain, { params });
    if (each !== host) await call(removeSignInDomain, { params });
  }
  await finish(steps, await call(testSingleSignOn), `owner@${host}`);
  await call(switchSingleSignOn, { body: { isEnabled: true, isRequired: false } });
  const email = `someone@${host}`;
  await finish(steps, await call(startSingleSignOn, { body: { email } }), email);
  await walkLink(steps, host);
}
