import { expect, it } from 'vitest';
import type { Chunk, JournalReader } from '../../visit-journal/journal-reader.ts';
import { readAgent } from '../../../outside/agents/read-agent.ts';
import { readAhead, type ReadyVisits } from './read-ahead.ts';

const readers = { readAgent, regionOf: () => '', key: 'key' };

/** A journal of one visit in ten bytes; `lines` may grow. */
function journalOf(lines: { teamId: number }[]) {
  const asked: number[] = [];
  let position = 0;
  const journal: JournalReader = {
    next(_maxBytes, after = position): Chunk | null {
      asked.push(after);
      const line = lines[after / 10];
      if (!line) return null;
      const visit = { ...line, linkId: 1, at: 0, recipientId: null, creatorId: null, ip: '', referrer: '' };
      const marks = { visitor: { kind: 'none' } as const, isByQr: false, isPrefetch: false, agent: '' };
      return { visits: [{ ...visit, ...marks, position: after + 10 }], end: after + 10, spoilt: 0 };
    },
    forget: upTo => void (position = upTo),
    written: () => lines.length * 10,
  };
  return { journal, asked, stored: () => position };
}
const positionsOf = ({ byTeam }: ReadyVisits) =>
  [...byTeam].map(([team, visits]) => [team, visits.map(({ position }) => position)]);

it('brings all that waits by team, in order, and forgets it when it is stored', async () => {
  const { journal, stored } = journalOf([{ teamId: 1 }, { teamId: 2 }, { teamId: 1 }]);
  const ahead = readAhead(journal, readers);
  const brought: unknown[] = [];
  const store = async (visits: ReadyVisits) => {
    expect(stored()).toBe(0);
    brought.push(positionsOf(visits));
  };
  expect(await ahead.storeNext(store)).toBe(true);
  expect(brought).toEqual([
    [
      [1, [10, 30]],
      [2, [20]],
    ],
  ]);
  expect(stored()).toBe(30);
  expect(await ahead.storeNext(store)).toBe(false);
});

it('reads what comes meanwhile once, and stores it next', async () => {
  const lines = [{ teamId: 1 }];
  const { journal, asked, stored } = journalOf(lines);
  const ahead = readAhead(journal, readers);
  await ahead.storeNext(async () => void lines.push({ teamId: 2 }));
  const brought: unknown[] = [];
  expect(await ahead.storeNext(async visits => void brought.push(positionsOf(visits)))).toBe(true);
  expect(brought).toEqual([[[2, [20]]]]);
  expect(stored()).toBe(20);
  expect(asked.filter(after => after === 0)).toHaveLength(1);
});

it('brings the same visits again until they are stored, without reading them again', async () => {
  const { journal, asked, stored } = journalOf([{ teamId: 1 }]);
  const ahead = readAhead(journal, readers);
  const refuse = () => Promise.reject(new Error('away'));
  await expect(ahead.storeNext(refuse)).rejects.toThrow('away');
  await expect(ahead.storeNext(refuse)).rejects.toThrow('away');
  expect([stored(), asked.filter(after => after === 0)]).toEqual([0, [0]]);
  const brought: unknown[] = [];
  await ahead.storeNext(async visits => void brought.push(positionsOf(visits)));
  expect([brought, stored()]).toEqual([[[[1, [10]]]], 10]);
  expect(await ahead.storeNext(refuse)).toBe(false);
});
