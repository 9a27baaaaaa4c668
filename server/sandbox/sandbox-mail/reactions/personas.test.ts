import { describe, expect, test } from 'vitest';
import { isRefusedAtOnce, machineOf, personaKinds, personaOf, type Persona } from './personas.ts';
import { planMachine, planReactions } from './plan-reactions.ts';

const people = Array.from({ length: 20_000 }, (_, index) => `creator${index}@creators.example.com`);
const usual = { reply: 25, autoReply: 8, bounce: 7, read: 40 };

describe('people of the sample world', () => {
  test('behave in the given shares', () => {
    const counts = Object.fromEntries(personaKinds.map(kind => [kind, 0]));
    for (const person of people) counts[personaOf(person, usual)]!++;
    const percent = Object.entries(counts).map(([kind, count]) => [kind, Math.round((count / 20_000) * 100)]);
    expect(Object.fromEntries(percent)).toEqual({ reply: 25, autoReply: 8, bounce: 7, read: 40, never: 20 });
  });

  test.each([
    [{ reply: 100, autoReply: 0, bounce: 0, read: 0 }, 'reply'],
    [{ reply: 0, autoReply: 100, bounce: 0, read: 0 }, 'autoReply'],
    [{ reply: 0, autoReply: 0, bounce: 100, read: 0 }, 'bounce'],
    [{ reply: 0, autoReply: 0, bounce: 0, read: 100 }, 'read'],
    [{ reply: 0, autoReply: 0, bounce: 0, read: 0 }, 'never'],
  ] as const)('with shares %j are all the same', (shares, kind) => {
    expect(new Set(people.slice(0, 500).map(person => personaOf(person, shares)))).toEqual(new Set([kind]));
  });

  test('are themselves however their address is written', () => {
    const [person = ''] = people;
    expect(personaOf(person.toUpperCase(), usual)).toBe(personaOf(person, usual));
    expect(isRefusedAtOnce(person.toUpperCase())).toBe(isRefusedAtOnce(person));
  });

  test('one in three bounces is an immediate refusal', () => {
    const bouncing = people.filter(person => personaOf(person, usual) === 'bounce');
    const share = bouncing.filter(isRefusedAtOnce).length / bouncing.length;
    expect(share).toBeGreaterThan(0.29);
    expect(share).toBeLessThan(0.38);
  });
});

describe('machines before people', () => {
  const share = (persona: Persona, machine: string) =>
    people.filter(person => machineOf(person, persona) === machine).length / people.length;

  test.each([
    ['never', 0.1, 0.125],
    ['autoReply', 0.1, 0.125],
    ['read', 0, 0.125],
    ['reply', 0, 0.125],
    ['bounce', 0, 0],
  ] as const)('of those who %s: gateways %f, proxies %f', (persona, scans, prefetches) => {
    expect(share(persona, 'scan')).toBeCloseTo(scans, 1.5);
    expect(share(persona, 'prefetch')).toBeCloseTo(prefetches, 1.5);
  });
});

const at = new Date('2026-11-20T08:00:00Z');
const hoursAfter = (date: Date) => (date.getTime() - at.getTime()) / 3_600_000;
const mails = people.slice(0, 2000).map((person, index) => ({
  person,
  messageId: `<${index}@starbridge.example>`,
  at,
  hasAnswered: false,
}));

function times(persona: 'read' | 'reply' | 'bounce' | 'autoReply', kind: string): [number, number] {
  const hours = mails
    .flatMap(mail => planReactions(persona, mail).filter(each => each.kind === kind))
    .map(each => hoursAfter(each.dueAt));
  return [Math.min(...hours), Math.max(...hours)];
}

describe('their reactions', () => {
  test.each([
    ['read', 'read', 0.5, 20],
    ['reply', 'read', 0.5, 20],
    ['reply', 'reply', 1, 30],
    ['bounce', 'bounce', 0, 1 / 60],
    ['autoReply', 'autoReply', 0, 5 / 3600],
  ] as const)('as %s: %s after %f to %f hours, over the whole span', (persona, kind, min, max) => {
    const [first, last] = times(persona, kind);
    expect(first).toBeGreaterThanOrEqual(min);
    expect(last).toBeLessThanOrEqual(max);
    expect(last - first).toBeGreaterThan((max - min) * 0.75);
  });

  test('a reply is written after reading', () => {
    for (const mail of mails) {
      const [read, reply] = planReactions('reply', mail);
      expect([read?.kind, reply?.kind]).toEqual(['read', 'reply']);
      expect(read!.dueAt < reply!.dueAt).toBe(true);
    }
  });

  test('after a reply in a thread, later mails are only read', () => {
    const [mail] = mails;
    expect(planReactions('reply', { ...mail!, hasAnswered: true }).map(each => each.kind)).toEqual(['read']);
  });

  test('a machine is there within two seconds', () => {
    const planned = mails.flatMap(mail => planMachine('never', mail));
    expect(new Set(planned.map(({ kind }) => kind))).toEqual(new Set(['scan', 'prefetch']));
    expect(Math.max(...planned.map(({ dueAt }) => dueAt.getTime() - at.getTime()))).toBeLessThanOrEqual(2000);
    expect(mails.flatMap(mail => planMachine('bounce', mail))).toEqual([]);
  });

  test('a persona that never opens mail does nothing', () => {
    expect(planReactions('never', mails[0]!)).toEqual([]);
  });
});
