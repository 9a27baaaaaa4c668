import { createHash } from 'node:crypto';
import type { Personas } from '../../../../contract/core/mail/sandbox-personas.ts';

export const personaKinds = ['reply', 'autoReply', 'bounce', 'read', 'never'] as const;
export type Persona = (typeof personaKinds)[number];

/** Numbers in [0, 1) that belong to a text: the same in every process, and for ever. */
export function fractionsOf(text: string): [number, number, number, number] {
  const hash = createHash('sha256').update(text).digest();
  const fraction = (place: number) => hash.readUInt32BE(4 * place) / 2 ** 32;
  return [fraction(0), fraction(1), fraction(2), fraction(3)];
}

/** What somebody of the sample world does with mail; whoever is in none of the shares never opens it. */
export function personaOf(address: string, shares: Personas): Persona {
  const [place] = fractionsOf(address.toLowerCase());
  let end = 0;
  for (const kind of ['reply', 'autoReply', 'bounce', 'read'] as const) {
    end += shares[kind];
    if (place * 100 < end) return kind;
  }
  return 'never';
}

/** What stands between a mail and somebody: a gateway that opens everything, or a provider's proxy; null: nothing. */
export type Machine = 'scan' | 'prefetch';

/**
 * One in ten of those who never read has a gateway that follows every link on arrival, and of all who get mail one
 * in eight a provider that fetches its pictures ahead.
 */
export function machineOf(address: string, persona: Persona): Machine | null {
  const place = fractionsOf(address.toLowerCase())[2];
  if (persona === 'bounce') return null;
  if (persona !== 'read' && persona !== 'reply' && place < 1 / 10) return 'scan';
  return place >= 7 / 8 ? 'prefetch' : null;
}

/** A third of those whose mail bounces are refused at once; to the others it is returned later. */
export const isRefusedAtOnce = (address: string) => fractionsOf(address.toLowerCase())[1] < 1 / 3;
