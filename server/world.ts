import { randomBytes } from 'node:crypto';
import type { Lang } from '../contract/error-texts.ts';
import type { Actor, Context, Origin } from './context.ts';
import { sandboxClock } from './sandbox/clock.ts';

/** The real clock, in a sandbox as far ahead as it was moved, and real randomness; tests make contexts of their own. */
export function realContext(lang: Lang = 'zh', actor?: Actor, from?: Origin): Context {
  return {
    now: () => new Date(Date.now() + sandboxClock.aheadMs()),
    randomBytes,
    lang,
    ...(actor && { actor }),
    ...(from && { from }),
  };
}
