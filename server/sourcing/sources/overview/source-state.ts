import type { SourceState } from '../../../../contract/sourcing/sources.ts';
import { failuresBeforeRest } from '../gate/circuit.ts';
import { preferred } from '../gate/key-ring.ts';

export interface HeldCredential {
  group: string;
  isSandbox: boolean;
  state: 'ok' | 'off' | 'refused';
  freeAt: Date | null;
}

export interface SourceFacts {
  isOn: boolean;
  needsCredential: boolean;
  failures: number;
  openUntil: Date | null;
  /** Those that this installation may use. */
  credentials: readonly HeldCredential[];
  /** Groups whose first quota is used up, and when units become available again. */
  usedUp: ReadonlyMap<string, Date>;
}

/** Returns whether a source can be asked, and if not, from when on. */
export function stateOf(facts: SourceFacts, now: Date): { state: SourceState; freeAt: Date | null } {
  const { isOn, needsCredential, failures, openUntil, credentials, usedUp } = facts;
  if (!isOn) return { state: 'off', freeAt: null };
  const working = preferred(credentials.filter(({ state }) => state !== 'off')).filter(
    ({ state }) => state === 'ok',
  );
  if (needsCredential && !working.length) return { state: 'noCredential', freeAt: null };
  if (failures >= failuresBeforeRest && openUntil && openUntil > now)
    return { state: 'resting', freeAt: openUntil };
  const waits = needsCredential
    ? working.map(({ group, freeAt }) => later(freeAt, usedUp.get(group) ?? null))
    : [[...usedUp.values()][0] ?? null];
  const blocked = waits.filter(at => at !== null && at > now);
  if (blocked.length < waits.length) return { state: 'ready', freeAt: null };
  return { state: 'waiting', freeAt: blocked.toSorted((a, b) => Number(a) - Number(b))[0] ?? null };
}

const later = (one: Date | null, other: Date | null) =>
  one && other ? (one > other ? one : other) : (one ?? other);
