import {
  editPassword,
  endSession,
  getAvatar,
  issueToken,
  uploadAvatar,
} from '../../../../../contract/identity/sign-in.ts';
import { closeAccount } from '../../../../../contract/workspace/closures.ts';
import { createMember } from '../../../../../contract/workspace/members.ts';
import { giveRole } from '../../../../../contract/workspace/roles.ts';
import { newPassword as password, otherPassword } from '../../draw/likely-texts.ts';
import type { Steps } from '../steps.ts';
import { tokenOf } from './token-of.ts';

/** A picture of one pixel. */
export const picture = {
  name: 'pixel.png',
  content: Uint8Array.from(
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
      'base64',
    ),
  ),
};

/** A member with another role, a picture and another password, who signs out and is closed in the end. */
export async function walkAccount({ call, username, turn }: Steps): Promise<void> {
  if (turn > 1) return;
  const name = `${username}-own`;
  const made = await call(createMember, { body: { username: name, nickName: name, password } });
  if (!made) return;
  await call(giveRole, { params: { id: made.id }, body: { to: { role: 'finance' } } });
  const form = { grant_type: 'password', username: `OFFICE@${name}` } as const;
  const signIn = async (by = password) =>
    tokenOf(await call(issueToken, { body: { ...form, password: by } })) ?? '';
  const token = await signIn();
  const avatar = await call(uploadAvatar, { token, file: picture });
  const key = avatar?.avatar.split('/').at(-1)?.split('?')[0];
  if (key) await call(getAvatar, { params: { key } });
  await call(editPassword, { token, body: { oldPassword: password, password: otherPassword } });
  await call(editPassword, {
    token: await signIn(otherPassword),
    body: { oldPassword: otherPassword, password },
  });
  await call(endSession, { token: await signIn() });
  await call(closeAccount, { token: await signIn(), body: { password } });
}
