import type { Context } from '../../../core/context.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** Bytes from here on would make the first characters more likely than the others. */
const unbiased = 256 - (256 % alphabet.length);

/** Draws distinct codes of `length` base62 characters, each with the same probability. */
export function drawCodes(ctx: Pick<Context, 'randomBytes'>, amount: number, length: number): string[] {
  const codes = new Set<string>();
  let code = '';
  while (codes.size < amount) {
    for (const byte of ctx.randomBytes((amount - codes.size) * (length + 1))) {
      if (byte >= unbiased) continue;
      code += alphabet.charAt(byte % alphabet.length);
      if (code.length < length) continue;
      codes.add(code);
      code = '';
      if (codes.size === amount) break;
    }
  }
  return [...codes];
}
