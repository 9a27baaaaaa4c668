import {
  changePhone,
  editPassword,
  getOfficeUser,
  register,
  removeAvatar,
  updateProfile,
  uploadAvatar,
  verifyPhoneRegistered,
} from '../../../contract/identity/sign-in.ts';
import { errors } from '../../../contract/core/errors.ts';
import { getCodeChallenge, sendPhoneCode } from '../../../contract/identity/phone-codes.ts';
import type { BodyInputOf } from '../../../contract/core/endpoint.ts';
import { call, CallError } from '../../app/api.ts';
import { sealed } from '../../session/sign-in.ts';
import { keepPair } from '../../session/token-calls.ts';
import { withTabLock } from '../../session/tab-lock.ts';

/** The forms show their own errors beside the fields. */
const errorDisplay = 'page';

export const isPhoneRegistered = async (phone: string) =>
  (
    await call(verifyPhoneRegistered, {
      body: { phone },
      errorDisplay,
    })
  ).registered;

/**
 * Sends a code; returns after how many seconds another one may be requested. If many were sent, the browser has to
 * compute first.
 * @param onWork called if that takes place
 */
export async function askForCode(phone: string, onWork: () => void): Promise<number> {
  const params = { phone };
  try {
    return (await call(sendPhoneCode, { params, errorDisplay })).waitSeconds;
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== errors.proof_needed.code) throw error;
  }
  onWork();
  const { solveChallenge } = await import('./phone/solve-challenge.ts');
  const { challenge, bits } = await call(getCodeChallenge, { params, errorDisplay });
  const query = { challenge, proof: await solveChallenge(challenge, bits) };
  return (await call(sendPhoneCode, { params, query, errorDisplay })).waitSeconds;
}

export const registerTeam = async (body: BodyInputOf<typeof register>) =>
  call(register, {
    body: { ...body, password: await sealed(body.password) },
    errorDisplay,
  });

/** Sets a password that was forgotten, with a code. */
export const recoverPassword = async (body: { phone: string; code: string; password: string }) =>
  call(editPassword, { body: { ...body, password: await sealed(body.password) }, errorDisplay });

/** Sets another password, with which the session gets other tokens; other tabs wait for them. */
export async function changePassword(oldPassword: string, password: string): Promise<void> {
  const body = { oldPassword: await sealed(oldPassword), password: await sealed(password) };
  // Renews a token that has expired: a renewal needs the same lock, and would wait for it forever.
  await call(getOfficeUser, { errorDisplay });
  await withTabLock(async () => {
    const { tokens } = await call(editPassword, { body, signsIn: true, errorDisplay });
    if (tokens) keepPair(tokens);
  });
}

export const saveProfile = (body: BodyInputOf<typeof updateProfile>) =>
  call(updateProfile, { body, errorDisplay });

export const savePhone = async (body: BodyInputOf<typeof changePhone>) =>
  call(changePhone, { body: { ...body, password: await sealed(body.password) }, errorDisplay });

export function saveAvatar(file: File) {
  const body = new FormData();
  body.set('file', file);
  return call(uploadAvatar, { body, errorDisplay });
}

export const dropAvatar = () => call(removeAvatar);
