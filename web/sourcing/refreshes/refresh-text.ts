import type { Refresh } from '../../../contract/sourcing/refreshes.ts';

/** The sentence beside the button, and whether it can be pressed. */
export interface RefreshText {
  key: 'idle' | 'fresh' | 'underWay' | 'waiting' | 'waitingUntil' | 'noSource';
  /** The time in the sentence. */
  at: string | null;
  canAsk: boolean;
}

export function refreshText({ state, againAt, freeAt }: Refresh): RefreshText {
  if (state === 'noSource') return { key: 'noSource', at: null, canAsk: false };
  if (state === 'waiting')
    return { key: freeAt === null ? 'waiting' : 'waitingUntil', at: freeAt, canAsk: false };
  if (state !== 'idle') return { key: 'underWay', at: null, canAsk: false };
  return againAt === null
    ? { key: 'idle', at: null, canAsk: true }
    : { key: 'fresh', at: againAt, canAsk: false };
}
