import type { Machine, Persona } from './personas.ts';
import { fractionsOf, machineOf } from './personas.ts';

export interface PlannedReaction {
  kind: Exclude<Persona, 'never'> | Machine;
  dueAt: Date;
}

const second = 1_000;
const hour = 3_600 * second;

const between = (min: number, max: number, fraction: number) => min + (max - min) * fraction;

/**
 * Plans what a person will do about a mail, and when: a bounce is returned within a minute, an automatic answer comes
 * at once, the mail is read after 0.5 to 20 hours, and a reply follows 1 to 30 hours after the mail.
 * @param hasAnswered they have replied in its thread, or are about to: then they only read it
 */
export function planReactions(
  persona: Persona,
  mail: { person: string; messageId: string; at: Date; hasAnswered: boolean },
): PlannedReaction[] {
  const [first, next] = fractionsOf(`${mail.person.toLowerCase()} ${mail.messageId}`);
  const after = (milliseconds: number) => new Date(mail.at.getTime() + Math.round(milliseconds));
  if (persona === 'never') return [];
  if (persona === 'bounce') return [{ kind: 'bounce', dueAt: after(between(5, 60, first) * second) }];
  if (persona === 'autoReply') return [{ kind: 'autoReply', dueAt: after(between(1, 5, first) * second) }];
  if (persona === 'read' || mail.hasAnswered)
    return [{ kind: 'read', dueAt: after(between(0.5, 20, first) * hour) }];
  const replies = between(1, 30, next) * hour;
  return [
    { kind: 'read', dueAt: after(between(0.5 * hour, Math.min(20 * hour, 0.95 * replies), first)) },
    { kind: 'reply', dueAt: after(replies) },
  ];
}

/** Plans what a machine does for a person when a mail arrives: within two seconds. */
export function planMachine(
  persona: Persona,
  mail: { person: string; messageId: string; at: Date },
): PlannedReaction[] {
  const kind = machineOf(mail.person, persona);
  if (!kind) return [];
  const [first] = fractionsOf(`${mail.person.toLowerCase()} ${mail.messageId} ${kind}`);
  return [{ kind, dueAt: new Date(mail.at.getTime() + Math.round(between(0, 2, first) * second)) }];
}
