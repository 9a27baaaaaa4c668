import * as contract from '../../../contract/identity/account-security.ts';
import * as signInContract from '../../../contract/identity/sign-in.ts';
import { call } from '../../app/api.ts';
import { sealed } from '../../session/sign-in.ts';
import { keepPair } from '../../session/token-calls.ts';

/* The calls of forms. They know no library of queries: the page that leads through setting up does without it. */

/** The forms show their own errors beside the fields. */
const errorDisplay = 'page' as const;

const withPassword = async (password: string) => ({
  body: { password: await sealed(password) },
  errorDisplay,
});

export const beginTotp = async (password: string) => call(contract.beginTotp, await withPassword(password));

export const confirmTotp = async (code: string) =>
  (await call(contract.confirmTotp, { body: { code }, errorDisplay })).recoveryCodes;

export const removeTotp = async (password: string) => call(contract.removeTotp, await withPassword(password));

/** A browser makes passkeys only for the host that it shows. */
export const isPasskeyHost = (host: string) =>
  location.hostname === host && 'PublicKeyCredential' in globalThis;

/** Whether this browser can make a passkey here; no if that cannot be asked, since there are other ways. */
export const mayMakePasskey = (): Promise<boolean> =>
  call(contract.getSecondFactor, { errorDisplay }).then(
    ({ passkeyHost }) => isPasskeyHost(passkeyHost),
    () => false,
  );

/**
 * Has the browser make a passkey, and keeps it.
 * @throws CallError, and Error `NotAllowedError` if the user cancels, `InvalidStateError` if there is one already
 */
export async function makePasskey(password: string, name: string) {
  const [{ startRegistration }, asked] = await Promise.all([
    import('@simplewebauthn/browser'),
    call(contract.beginPasskey, await withPassword(password)),
  ]);
  // The contract leaves to WebAuthn what is in it.
  const optionsJSON = asked.options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
  const { id, rawId, type, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports } = response;
  const made = { clientDataJSON, attestationObject, ...(transports && { transports }) };
  const body = { name, response: { id, rawId, type, response: made } };
  return (await call(contract.addPasskey, { body, errorDisplay })).recoveryCodes;
}

export const removePasskey = async (id: number, password: string) =>
  call(contract.removePasskey, { params: { id }, ...(await withPassword(password)) });

export const renewRecoveryCodes = async (password: string) =>
  (await call(contract.renewRecoveryCodes, await withPassword(password))).recoveryCodes;

export const requireSecondFactor = (isRequired: boolean) =>
  call(contract.requireSecondFactor, { body: { isRequired }, errorDisplay });

const signsIn = { signsIn: true, errorDisplay } as const;

/** @throws CallError such as `wrong_second_factor`, for the form to show */
export async function finishSignIn(challenge: string, code: string): Promise<void> {
  keepPair(await call(signInContract.finishSignIn, { body: { challenge, code }, ...signsIn }));
}

/** Asks the browser for a passkey. @throws CallError, and Error `NotAllowedError` if the user cancels */
export async function finishWithPasskey(challenge: string): Promise<void> {
  const [{ startAuthentication }, asked] = await Promise.all([
    import('@simplewebauthn/browser'),
    call(signInContract.getPasskeyOptions, { body: { challenge }, ...signsIn }),
  ]);
  // The contract leaves to WebAuthn what is in it.
  const optionsJSON = asked.options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON });
  const shown = { id, rawId, type, response };
  keepPair(
    await call(signInContract.finishWithPasskey, { body: { challenge, response: shown }, ...signsIn }),
  );
}
