import { randomBytes } from 'node:crypto';
import type { Lang } from '../../contract/core/error-texts.ts';
import type { Actor, Context, Origin } from './context.ts';
import { sandboxClock } from './sandbox-clock.ts';

/** Returns a `realContext` whose clock starts at `now`: for a process that does not follow the sandbox's clock. */
export function contextFrom(now: Date): Context {
  const aheadMs = now.getTime() - Date.now();
  return { ...realContext(), now: () => new Date(Date.now() + aheadMs) };
}

/** Returns a context with real randomness and the real clock (in a sandbox, the sandbox's); tests make their own. */
export function realContext(lang: Lang = 'zh', actor?: Actor, from?: Origin): Context {
  return {
    now: () => new Date(Date.now() + sandboxClock.aheadMs()),
    randomBytes,
    lang,
    ...(actor && { actor }),
    ...(from && { from }),
  };
}
