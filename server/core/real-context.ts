import { randomBytes } from 'node:crypto';
import type { Lang } from '../../contract/core/error-texts.ts';
import type { Actor, Context, Origin } from './context.ts';
import { sandboxClock } from './sandbox-clock.ts';

/** As `realContext`, with the clock as it stood elsewhere, from where it goes on: in a process that does not follow that of the sandbox. */
export function contextFrom(now: Date): Context {
  const aheadMs = now.getTime() - Date.now();
  return { ...realContext(), now: () => new Date(Date.now() + aheadMs) };
}

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
