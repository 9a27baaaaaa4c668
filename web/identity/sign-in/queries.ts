import {
  changePhone,
  editPassword,
  register,
  removeAvatar,
  updateProfile,
  uploadAvatar,
  verifyPhoneRegistered,
} from '../../../contract/identity/sign-in.ts';
import { sendPhoneCode } from '../../../contract/identity/phone-codes.ts';
import type { BodyInputOf } from '../../../contract/core/endpoint.ts';
import { call } from '../../app/api.ts';
import { sealed } from '../../session/sign-in.ts';

/** The forms show their own errors beside the fields. */
const errorDisplay = 'page';

export const isPhoneRegistered = async (phone: string) =>
  (
    await call(verifyPhoneRegistered, {
      body: { phone },
      errorDisplay,
    })
  ).registered;

/** Sends a code; returns after how many seconds another one may be requested. */
export const askForCode = async (phone: string) =>
  (
    await call(sendPhoneCode, {
      params: { phone },
      errorDisplay,
    })
  ).waitSeconds;

export const registerTeam = async (body: BodyInputOf<typeof register>) =>
  call(register, {
    body: { ...body, password: await sealed(body.password) },
    errorDisplay,
  });

/** Sets a password: with a code if the old one is forgotten, with the old one if signed in. */
export const setPassword = async ({ oldPassword, password, ...body }: BodyInputOf<typeof editPassword>) =>
  call(editPassword, {
    body: {
      ...body,
      ...(oldPassword !== undefined && { oldPassword: await sealed(oldPassword) }),
      password: await sealed(password),
    },
    errorDisplay,
  });

export const saveProfile = (body: BodyInputOf<typeof updateProfile>) =>
  call(updateProfile, { body, errorDisplay });

export const savePhone = (body: BodyInputOf<typeof changePhone>) => call(changePhone, { body, errorDisplay });

export function saveAvatar(file: File) {
  const body = new FormData();
  body.set('file', file);
  return call(uploadAvatar, { body, errorDisplay });
}

export const dropAvatar = () => call(removeAvatar);
