import { createHash } from 'node:crypto';
import type { Context } from '../../core/context.ts';

/** Lower case without l and o, digits without 0 and 1: 32 characters, none like another. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
const length = 10;
const count = 10;
const form = new RegExp(`^[${letters}]{${length}}$`);

/** Ten codes of fifty bits each, in two halves for the eye. */
export function newRecoveryCodes(ctx: Pick<Context, 'randomBytes'>): string[] {
  return Array.from({ length: count }, () => {
    const text = [...ctx.randomBytes(length)].map(byte => letters[byte & 31]).join('');
    return `${text.slice(0, length / 2)}-${text.slice(length / 2)}`;
  });
}

/** A code as somebody types it, in its one form; null if it is none. */
export function readRecoveryCode(text: string): string | null {
  const plain = text.toLowerCase().replaceAll(/[\s-]/g, '');
  return form.test(plain) ? plain : null;
}

/** For each account another one, so that codes of two accounts cannot be compared. */
export const hashRecoveryCode = (
  { teamId, accountId }: { teamId: number; accountId: number },
  code: string,
): Buffer => createHash('sha256').update(`${teamId}/${accountId}:${code}`).digest();
