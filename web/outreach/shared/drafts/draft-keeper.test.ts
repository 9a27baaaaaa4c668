import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TaskContent } from '../../../../contract/outreach/mail-content.ts';
import { keepDraft } from './draft-keeper.ts';

interface Save {
  name: string;
  revision: number;
  take: () => void;
  refuse: (state: 'failed' | 'conflict' | 'refused') => void;
}

/** A keeper whose saves are answered by the test. */
function setUp() {
  const saves: Save[] = [];
  const remembered: (string | null)[] = [];
  const keeper = keepDraft({
    content: { name: '一' } as TaskContent,
    files: [],
    revision: 1,
    save: ({ name }, revision) =>
      new Promise((resolve, reject) =>
        saves.push({
          name,
          revision,
          take: () => resolve(revision + 1),
          refuse: state => reject(new Error(state)),
        }),
      ),
    judge: error => ({ state: (error as Error).message as 'failed', fault: (error as Error).message }),
    remember: unsaved => remembered.push(unsaved?.content.name ?? null),
    time: () => 7,
  });
  return { keeper, saves, remembered };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('saves a second after the last change, and until then it is remembered here', async () => {
  const { keeper, saves, remembered } = setUp();
  keeper.change({ name: '二' });
  await vi.advanceTimersByTimeAsync(900);
  keeper.change(({ name }) => ({ name: name === '二' ? '三' : '' }));
  await vi.advanceTimersByTimeAsync(900);
  expect(saves).toEqual([]);
  expect(remembered).toEqual(['二', '三']);
  expect(keeper.view()).toMatchObject({ state: 'changed', content: { name: '三' } });
  await vi.advanceTimersByTimeAsync(100);
  expect(saves).toMatchObject([{ name: '三', revision: 1 }]);
  expect(keeper.view().state).toBe('saving');
  saves[0]?.take();
  await settle();
  expect(keeper.view()).toMatchObject({ state: 'saved', revision: 2, savedAt: 7 });
  expect(remembered.at(-1)).toBe(null);
});

test('one save at a time: later input is saved on top of it', async () => {
  const { keeper, saves, remembered } = setUp();
  keeper.change({ name: '二' });
  await vi.advanceTimersByTimeAsync(1000);
  keeper.change({ name: '三' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(saves).toHaveLength(1);
  saves[0]?.take();
  await settle();
  expect(keeper.view().state).toBe('changed');
  expect(remembered.at(-1)).toBe('三');
  await vi.advanceTimersByTimeAsync(1000);
  expect(saves[1]).toMatchObject({ name: '三', revision: 2 });
});

test('flush waits for the running save and then saves the rest', async () => {
  const { keeper, saves } = setUp();
  keeper.change({ name: '二' });
  await vi.advanceTimersByTimeAsync(1000);
  keeper.change({ name: '三' });
  const flushed = keeper.flush();
  saves[0]?.take();
  await settle();
  expect(saves[1]).toMatchObject({ name: '三', revision: 2 });
  saves[1]?.take();
  expect(await flushed).toBe(3);
});

test('a failure is retried automatically, and flush reports it', async () => {
  const { keeper, saves } = setUp();
  keeper.change({ name: '二' });
  const flushed = expect(keeper.flush()).rejects.toThrow('failed');
  saves[0]?.refuse('failed');
  await flushed;
  expect(keeper.view()).toMatchObject({ state: 'failed', fault: 'failed' });
  await vi.advanceTimersByTimeAsync(5000);
  saves[1]?.take();
  await settle();
  expect(keeper.view()).toMatchObject({ state: 'saved', fault: '' });
});

test('after another user’s save nothing is overwritten: typing continues, saving does not', async () => {
  const { keeper, saves, remembered } = setUp();
  keeper.change({ name: '二' });
  await vi.advanceTimersByTimeAsync(1000);
  saves[0]?.refuse('conflict');
  await settle();
  keeper.change({ name: '三' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(saves).toHaveLength(1);
  expect(keeper.view()).toMatchObject({ state: 'conflict', content: { name: '三' } });
  expect(remembered.at(-1)).toBe('三');
  await expect(keeper.flush()).rejects.toThrow('conflict');
});

test('nothing is saved automatically after a stop', async () => {
  const { keeper, saves } = setUp();
  keeper.change({ name: '二' });
  keeper.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(saves).toEqual([]);
});
