import {
  addPasskey,
  beginPasskey,
  beginTotp,
  confirmTotp,
  getSecondFactor,
  listSignIns,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
} from '../../../../../contract/identity/account-security.ts';
import {
  finishSignIn,
  finishWithPasskey,
  getPasskeyOptions,
  issueToken,
} from '../../../../../contract/identity/sign-in.ts';
import { createMember, resetSecondFactor } from '../../../../../contract/workspace/members.ts';
import { SoftwarePasskey } from '../../../../../test/harness/app/software-passkey.ts';
import { codeAt } from '../../../../../test/harness/app/totp-code.ts';
import { newPassword as password } from '../../draw/likely-texts.ts';
import type { Steps } from '../steps.ts';
import { tokenOf } from './token-of.ts';

/** What the sign-in of somebody with a second factor asks for. */
async function challengeOf({ refused }: Steps, name: string): Promise<string> {
  const form = { grant_type: 'password', username: `OFFICE@${name}`, password } as const;
  return ((await refused(issueToken, { body: form })) as { challenge?: string } | null)?.challenge ?? '';
}

/** Sets an app up, and signs in by a recovery code. @returns the new token */
export async function walkTotp(steps: Steps, name: string, token: string): Promise<string> {
  const { call, now } = steps;
  const secret = (await call(beginTotp, { body: { password }, token }))?.secret;
  if (!secret) return token;
  const confirmed = await call(confirmTotp, { body: { code: codeAt(secret, now()) }, token });
  const [code = ''] = confirmed?.recoveryCodes ?? [];
  const challenge = await challengeOf(steps, name);
  return tokenOf(await call(finishSignIn, { body: { challenge, code } })) ?? token;
}

/** Adds a passkey, and signs in by it. @returns the new token */
async function walkPasskey(steps: Steps, name: string, token: string): Promise<string> {
  const { call, address } = steps;
  const begun = await call(beginPasskey, { body: { password }, token });
  if (!begun) return token;
  // Browsers know passkeys of a host with a name only.
  const passkey = new SoftwarePasskey(address.replace('127.0.0.1', 'localhost'));
  await call(addPasskey, { body: { name, response: passkey.create(begun.options) }, token });
  const challenge = await challengeOf(steps, name);
  const asked = await call(getPasskeyOptions, { body: { challenge } });
  if (!asked) return token;
  const response = passkey.get(asked.options);
  return tokenOf(await call(finishWithPasskey, { body: { challenge, response } })) ?? token;
}

/** A member whose sign-in asks for a code, then for a passkey, and whose second factor is taken away. */
export async function walkSecondFactor(steps: Steps): Promise<void> {
  const { call, username, turn } = steps;
  if (turn > 1) return;
  const name = `${username}-guarded`;
  const made = await call(createMember, { body: { username: name, nickName: name, password } });
  if (!made) return;
  const form = { grant_type: 'password', username: `OFFICE@${name}`, password } as const;
  const first = tokenOf(await call(issueToken, { body: form }));
  if (!first) return;
  const token = await walkPasskey(steps, name, await walkTotp(steps, name, first));
  await call(listSignIns, { token });
  await call(renewRecoveryCodes, { body: { password }, token });
  const [kept] = (await call(getSecondFactor, { token }))?.passkeys ?? [];
  if (kept) await call(removePasskey, { params: { id: kept.id }, body: { password }, token });
  await call(removeTotp, { body: { password }, token });
  await walkTotp(steps, name, token);
  await call(resetSecondFactor, { params: { id: made.id } });
}
