import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeTeamHosts } from './team-hosts.ts';

let time = 0;
let find = vi.fn<(host: string) => Promise<boolean>>();
let isTeamHost: ReturnType<typeof makeTeamHosts>;
beforeEach(() => {
  time = 0;
  find = vi.fn(async (host: string) => host === 'go.shop.com');
  isTeamHost = makeTeamHosts(
    host => find(host),
    () => time,
  );
});
afterEach(() => void vi.useRealTimers());

it('queries once for concurrent requests, and again after a second', async () => {
  const answers = await Promise.all([isTeamHost('go.shop.com'), isTeamHost('go.shop.com')]);
  expect([answers, await isTeamHost('other.com')]).toEqual([[true, true], false]);
  time = 999;
  expect([isTeamHost('go.shop.com'), isTeamHost('other.com')]).toEqual([true, false]);
  expect(find.mock.calls).toEqual([['go.shop.com'], ['other.com']]);
  time = 1000;
  find.mockResolvedValue(false);
  expect(await isTeamHost('go.shop.com')).toBe(false);
});

it('keeps known hosts while the database is down, and answers no new ones', async () => {
  await isTeamHost('go.shop.com');
  find.mockRejectedValue(new Error('away'));
  time = 5000;
  expect(await isTeamHost('go.shop.com')).toBe(true);
  expect(await isTeamHost('new.shop.com')).toBe(false);
  time = 6000;
  find.mockResolvedValue(true);
  expect(await isTeamHost('new.shop.com')).toBe(true);
});

it('waits no longer than a second for a database that hangs', async () => {
  await isTeamHost('go.shop.com');
  vi.useFakeTimers();
  find.mockReturnValue(new Promise(() => undefined));
  time = 5000;
  const asked = isTeamHost('go.shop.com');
  await vi.advanceTimersByTimeAsync(1000);
  expect(await asked).toBe(true);
});
