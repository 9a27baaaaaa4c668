import { createHash } from 'node:crypto';
import type { Personas } from '../../../../contract/core/mail/sandbox-personas.ts';

export const personaKinds = ['reply', 'autoReply', 'bounce', 'read', 'never'] as const;
export type Persona = (typeof personaKinds)[number];

/** Numbers in [0, 1) derived from a text: always the same, in every process. */
export function fractionsOf(text: string): [number, number, number, number] {
  const hash = createHash('sha256').update(text).digest();
  const fraction = (place: number) => hash.readUInt32BE(4 * place) / 2 ** 32;
  return [fraction(0), fraction(1), fraction(2), fraction(3)];
}

/** Returns what a person of the sample world does with mail; a person in none of the shares never opens it. */
export function personaOf(address: string, shares: Personas): Persona {
  const [place] = fractionsOf(address.toLowerCase());
  let end = 0;
  for (const kind of ['reply', 'autoReply', 'bounce', 'read'] as const) {
    end += shares[kind];
    if (place * 100 < end) return kind;
  }
  return 'never';
}

/** What is between a mail and a person: a gateway that opens everything, or a provider's proxy; null for nothing. */
export type Machine = 'scan' | 'prefetch';

/**
 * One in ten of those who never read has a gateway that follows every link on arrival. One in eight of all recipients
 * has a provider that fetches pictures in advance.
 */
export function machineOf(address: string, persona: Persona): Machine | null {
  const place = fractionsOf(address.toLowerCase())[2];
  if (persona === 'bounce') return null;
  if (persona !== 'read' && persona !== 'reply' && place < 1 / 10) return 'scan';
  return place >= 7 / 8 ? 'prefetch' : null;
}

/** A third of bouncing mail is refused at once; the rest is returned later. */
export const isRefusedAtOnce = (address: string) => fractionsOf(address.toLowerCase())[1] < 1 / 3;
