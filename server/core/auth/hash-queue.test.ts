import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { HashQueue } from './hash-queue.ts';

function makeHall() {
  const queue = new HashQueue({ running: 2, waiting: 3 });
  const running: (() => void)[] = [];
  const said: string[] = [];
  let top = 0;
  const come = (network: string, name = network) => {
    const work = () =>
      new Promise<void>(resolve => {
        running.push(resolve);
        top = Math.max(top, running.length);
      });
    void queue.run(network, work).then(
      () => said.push(`${name} in`),
      (error: { code: string }) => said.push(`${name} ${error.code}`),
    );
  };
  /** Ends one after the other, also those that begin meanwhile. */
  const endAll = async () => {
    await turn();
    for (let end = running.shift(); end; end = running.shift()) {
      end();
      await turn();
    }
  };
  return { come, endAll, said, runningAtOnce: () => top };
}

it('runs so many at once, lets some wait, and refuses the rest', async () => {
  const { come, endAll, said, runningAtOnce } = makeHall();
  for (let n = 1; n <= 8; n++) come('192.0.2.1', String(n));
  await turn();
  expect(said).toEqual(['6 busy', '7 busy', '8 busy']);
  await endAll();
  expect(said.slice(3)).toEqual(['1 in', '2 in', '3 in', '4 in', '5 in']);
  expect(runningAtOnce()).toBe(2);
});

it('refuses who floods it, and nobody else', async () => {
  const { come, endAll, said } = makeHall();
  for (let n = 1; n <= 20; n++) come('192.0.2.1', 'flood');
  come('198.51.100.7', 'person');
  await endAll();
  expect(said).toContain('person in');
  expect(said.filter(text => text === 'flood busy')).toHaveLength(16);
});

it('lets everybody but strangers wait', async () => {
  const { come, endAll, said } = makeHall();
  for (let n = 1; n <= 10; n++) come('', 'job');
  await endAll();
  expect(said).toEqual(Array.from({ length: 10 }, () => 'job in'));
});

it('goes on after work that failed', async () => {
  const queue = new HashQueue({ running: 1, waiting: 1 });
  const failing = queue.run('192.0.2.1', () => Promise.reject(new Error('broken')));
  const next = queue.run('192.0.2.1', () => Promise.resolve('in'));
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('in');
  expect(await queue.run('192.0.2.1', () => Promise.resolve('in'))).toBe('in');
});
