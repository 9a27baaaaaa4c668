import { randomBytes } from 'node:crypto';
import type { Lang } from '../contract/error-texts.ts';
import type { Actor, Context, Origin } from './context.ts';

/** The real clock and real randomness; tests make contexts of their own. */
export function realContext(lang: Lang = 'zh', actor?: Actor, from?: Origin): Context {
  return { now: () => new Date(), randomBytes, lang, ...(actor && { actor }), ...(from && { from }) };
}
