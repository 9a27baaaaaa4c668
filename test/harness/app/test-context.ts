import { createHash } from 'node:crypto';
import '../../../server/hooks.ts';
import type { Lang } from '../../../contract/core/error-texts.ts';
import type { Actor, Context } from '../../../server/core/context.ts';

/** A context with a clock that stands still until it is advanced, and deterministic randomness from a counted hash. */
export interface TestContext extends Context {
  pass(milliseconds: number): void;
}

export function testContext(start = '2026-11-20T08:00:00Z', lang: Lang = 'zh', actor?: Actor): TestContext {
  let time = new Date(start).getTime();
  let drawn = 0;
  return {
    now: () => new Date(time),
    randomBytes(size) {
      const blocks: Buffer[] = [];
      while (Buffer.concat(blocks).length < size) {
        blocks.push(createHash('sha512').update(`random ${drawn++}`).digest());
      }
      return Buffer.concat(blocks).subarray(0, size);
    },
    lang,
    ...(actor ? { actor } : {}),
    pass: milliseconds => {
      time += milliseconds;
    },
  };
}

/** Contexts with different randomness, for values that must differ between tests on the same database. */
export function saltedContext(start?: string): TestContext {
  const ctx = testContext(start);
  const salt = Buffer.from(crypto.getRandomValues(new Uint8Array(8)));
  const randomBytes = (size: number) =>
    Buffer.from(ctx.randomBytes(size).map((byte, place) => byte ^ (salt[place % 8] ?? 0)));
  return { ...ctx, randomBytes };
}
