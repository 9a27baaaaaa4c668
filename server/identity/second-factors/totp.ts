import { Secret, TOTP } from 'otpauth';
import type { Context } from '../../core/context.ts';

const issuer = 'Starbridge';
const period = 30;

/** As every authenticator app knows them: SHA-1, six digits, half a minute (RFC 6238). */
const generatorOf = (secret: string, label = '') =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period });

/** 160 bits, as RFC 4226 recommends, in Base32. */
export const newTotpSecret = (ctx: Pick<Context, 'randomBytes'>): string =>
  new Secret({ buffer: Uint8Array.from(ctx.randomBytes(20)).buffer }).base32;

/** What the QR code says: `otpauth://totp/…` */
export const totpAddress = (secret: string, username: string): string =>
  generatorOf(secret, username).toString();

/**
 * The step of half a minute to which a code belongs: the present one or a neighbour, since clocks differ.
 * @param lastStep of the code that was taken last; neither it nor an earlier one is taken again
 * @returns null for a wrong or used code
 */
export function stepOfCode(secret: string, code: string, at: Date, lastStep: number): number | null {
  const timestamp = at.getTime();
  const distance = generatorOf(secret).validate({ token: code, timestamp, window: 1 });
  if (distance === null) return null;
  const step = Math.floor(timestamp / (period * 1000)) + distance;
  return step > lastStep ? step : null;
}
