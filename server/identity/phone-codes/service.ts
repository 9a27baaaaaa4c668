import { createHash, timingSafeEqual } from 'node:crypto';
import { smsCode } from '../../../contract/core/limits.ts';
import type { ProofOfWork } from '../../core/auth/proof-of-work.ts';
import { callerNetwork } from '../../core/client-network.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { dropEndedWindows, refuseBeyondRates } from '../../core/db/rate-limits.ts';
import { AppError } from '../../core/errors.ts';
import type { SmsMessage, SmsNotice, SmsSender } from '../../outside/sms/sms-sender.ts';
import { requireWork } from './bare-calls.ts';
import {
  deleteCode,
  deleteExpiredCodes,
  deleteSandboxMessages,
  keepSandboxMessage,
  latestSandboxMessages,
  putCode,
  takeTry,
} from './queries.ts';

const minute = 60;
const hour = 60 * minute;

/**
 * Codes are sent at most thirty times an hour per network, once a minute and ten times a day per phone. In this order,
 * calls that are refused take nothing from whoever has the phone.
 */
const rates = (phone: string, network: string) => [
  { key: `code-address:${network}`, max: 30, seconds: hour },
  { key: `code-minute:${phone}`, max: 1, seconds: smsCode.pause / 1000 },
  { key: `code-day:${phone}`, max: 10, seconds: 24 * hour },
];

/** Practically unbiased: 2^32 is much larger than a million. */
function newCode(ctx: Context): string {
  const number = ctx.randomBytes(4).readUInt32BE() % 10 ** smsCode.digits;
  return String(number).padStart(smsCode.digits, '0');
}

const hashOf = (phone: string, code: string) => createHash('sha256').update(`${phone}:${code}`).digest();

/**
 * Sends a code to any number, with or without an account: the response and its cost are the same.
 * @param asked `work` is what a call has to show that is not among the first ones
 * @returns seconds until the next one may be requested
 * @throws AppError proof_needed, too_many_requests, code_not_sent
 */
export async function sendPhoneCode(
  db: Db,
  ctx: Context,
  sms: Pick<SmsSender, 'sendCode'>,
  { phone, work }: { phone: string; work: ProofOfWork | null },
): Promise<number> {
  await requireWork(db, ctx, phone, work);
  await refuseBeyondRates(db, ctx.now(), ...rates(phone, callerNetwork(ctx)));
  const code = newCode(ctx);
  const sent_at = ctx.now();
  await putCode(db, phone, {
    code_hash: hashOf(phone, code),
    sent_at,
    expires_at: new Date(sent_at.getTime() + smsCode.validFor),
    tries_left: smsCode.tries,
  });
  try {
    await sms.sendCode({ phone, code, lang: ctx.lang });
  } catch {
    // The sender logs the provider's reason (server/sms): it must not be shown to strangers.
    throw new AppError('code_not_sent');
  }
  return smsCode.pause / 1000;
}

/**
 * Uses a code up, in a transaction of its own: otherwise the refusal would roll back the counting of a wrong guess.
 * @throws AppError wrong_code, the same for a wrong, a used and an expired one
 */
export async function spendPhoneCode(db: Db, ctx: Context, phone: string, code: string): Promise<void> {
  const hash = await takeTry(db, phone, ctx.now());
  const isRight = hash !== undefined && timingSafeEqual(hash, hashOf(phone, code));
  if (!isRight || !(await deleteCode(db, phone, hash))) throw new AppError('wrong_code');
}

const day = 24 * hour * 1000;

/** Stores the message in the sandbox instead of sending it. */
export function keepMessage(
  db: Db,
  ctx: Context,
  message: Omit<SmsMessage, 'lang'> | SmsNotice,
): Promise<void> {
  const { phone } = message;
  const said = 'code' in message ? { code: message.code, notice: '' } : { code: '', notice: message.notice };
  return keepSandboxMessage(db, { phone, ...said }, ctx.now());
}

export async function loadSandboxMessages(db: Db, ctx: Context) {
  const messages = await latestSandboxMessages(db, new Date(ctx.now().getTime() - smsCode.validFor));
  return messages.map(({ id, phone, code, notice, sent_at }) => ({
    id,
    phone,
    code,
    notice,
    sentAt: sent_at.toISOString(),
  }));
}

export async function deleteOldCodes(db: Db, ctx: Context): Promise<void> {
  await deleteExpiredCodes(db, ctx.now());
  await dropEndedWindows(db, ctx.now());
  await deleteSandboxMessages(db, new Date(ctx.now().getTime() - day));
}
