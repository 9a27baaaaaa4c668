import type { BodyOf } from '../../../contract/core/endpoint.ts';
import type { editPassword } from '../../../contract/identity/sign-in.ts';
import type { Context, SignedIn } from '../../core/context.ts';
import { AppError } from '../../core/errors.ts';

export type PasswordChange = { phone: string; code: string } | { oldPassword: string; ctx: SignedIn };

const missing = { zh: '为必填项', en: 'is required' };

/**
 * Which of the two ways of the call is meant: with a phone code, or signed in with the old password.
 * @throws AppError invalid_request naming what is missing; unauthenticated for the second without a sign-in
 */
export function passwordChangeOf(
  { oldPassword, phone, code }: Pick<BodyOf<typeof editPassword>, 'oldPassword' | 'phone' | 'code'>,
  ctx: Context,
): PasswordChange {
  const { actor } = ctx;
  if (oldPassword) {
    if (!actor) throw new AppError('unauthenticated');
    return { oldPassword, ctx: { ...ctx, actor } };
  }
  if (phone && code) return { phone, code };
  const fields = actor ? ['oldPassword'] : [...(phone ? [] : ['phone']), ...(code ? [] : ['code'])];
  throw new AppError(
    'invalid_request',
    {},
    fields.map(field => ({ field, reason: missing[ctx.lang] })),
  );
}
