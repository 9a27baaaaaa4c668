import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Address, EdgeLink } from './edge-link.ts';
import { keyOf, LinkCache } from './link-cache.ts';

const addressOf = (code: string, host = ''): Address => ({ code, host });
const linkOf = (linkId: number, changed: Partial<EdgeLink> = {}): EdgeLink => ({
  teamId: 1,
  linkId,
  recipientId: null,
  creatorId: null,
  isOn: true,
  expiresAt: null,
  app: null,
  target: 'https://shop.example/',
  ...changed,
});
/** A promise that the test resolves. */
function later<T>() {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  return { promise, resolve, reject };
}

let time = 1000;
let isListening = true;
let find = vi.fn<(address: Address) => Promise<EdgeLink | null>>();
let cache: LinkCache;
const make = (max?: number) =>
  new LinkCache({
    find: address => find(address),
    isListening: () => isListening,
    clock: () => time,
    ...(max && { max }),
  });

beforeEach(() => {
  // The lifetime of a miss depends on the wall clock.
  vi.useFakeTimers();
  [time, isListening] = [1000, true];
  find = vi.fn(async ({ code }) => linkOf(Number(code)));
  cache = make();
});
afterEach(() => void vi.useRealTimers());

function pass(milliseconds: number): Promise<unknown> {
  time += milliseconds;
  return vi.advanceTimersByTimeAsync(milliseconds);
}
const away = () => find.mockRejectedValue(new Error('the database is away'));
const back = (link: EdgeLink | null) => find.mockResolvedValue(link);

describe('known links', () => {
  it('are not queried again, at any age, while changes are reported', async () => {
    expect(cache.peek('1')).toBeUndefined();
    expect(await cache.find(addressOf('1'))).toEqual(linkOf(1));
    await pass(86_400_000);
    expect(cache.peek('1')).toEqual(linkOf(1));
    expect(await cache.find(addressOf('1'))).toEqual(linkOf(1));
    expect(find).toHaveBeenCalledTimes(1);
  });

  it('are queried once for concurrent requests', async () => {
    const answer = later<EdgeLink | null>();
    find.mockReturnValue(answer.promise);
    const waiting = [cache.find(addressOf('1')), cache.find(addressOf('1'))];
    answer.resolve(linkOf(1));
    expect(await Promise.all(waiting)).toEqual([linkOf(1), linkOf(1)]);
    expect(find).toHaveBeenCalledTimes(1);
  });

  it('is of one host', async () => {
    find.mockImplementation(async ({ host }) => (host ? linkOf(2) : null));
    expect(await cache.find(addressOf('a', 'go.shop.com'))).toEqual(linkOf(2));
    expect(await cache.find(addressOf('a'))).toBeNull();
    expect([keyOf(addressOf('a')), keyOf(addressOf('a', 'b.c'))]).toEqual(['a', 'b.c/a']);
  });

  it('are valid for half a second while changes are not reported', async () => {
    isListening = false;
    await cache.find(addressOf('1'));
    await pass(499);
    expect(cache.peek('1')).toEqual(linkOf(1));
    await pass(1);
    expect(cache.peek('1')).toBeUndefined();
    back(linkOf(1, { isOn: false }));
    expect(await cache.find(addressOf('1'))).toMatchObject({ isOn: false });
    expect(cache.peek('1')).toMatchObject({ isOn: false });
  });

  it('counts from when it was asked for, not from the answer', async () => {
    isListening = false;
    const answer = later<EdgeLink | null>();
    find.mockReturnValueOnce(answer.promise);
    const asked = cache.find(addressOf('1'));
    await pass(400);
    answer.resolve(linkOf(1));
    await asked;
    await pass(100);
    expect(cache.peek('1')).toBeUndefined();
  });
});

describe('a change', () => {
  it('applies at once to all addresses of the link, and to no other', async () => {
    find.mockImplementation(async ({ code }) => linkOf(code === 'other' ? 2 : 1));
    for (const code of ['one', 'recipient', 'other']) await cache.find(addressOf(code));
    await cache.find(addressOf('one', 'go.shop.com'));
    cache.forgetLink({ teamId: 2, linkId: 1 });
    expect(cache.peek('one')).toBeDefined();
    cache.forgetLink({ teamId: 1, linkId: 1 });
    expect(['one', 'recipient', 'go.shop.com/one'].map(key => cache.peek(key))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(cache.peek('other')).toEqual(linkOf(2));
  });

  it('reported during a query discards its result, and queries again', async () => {
    const before = later<EdgeLink | null>();
    find.mockReturnValueOnce(before.promise);
    const first = cache.find(addressOf('1'));
    cache.forgetLink({ teamId: 1, linkId: 1 });
    back(linkOf(1, { isOn: false }));
    const second = cache.find(addressOf('1'));
    before.resolve(linkOf(1));
    await first;
    expect(await second).toMatchObject({ isOn: false });
    expect(cache.peek('1')).toMatchObject({ isOn: false });
    expect(find).toHaveBeenCalledTimes(2);
  });

  it('reported during a failing query leaves no old data', async () => {
    await cache.find(addressOf('1'));
    await pass(1);
    cache.doubtAll();
    const failing = later<EdgeLink | null>();
    find.mockReturnValueOnce(failing.promise);
    const asked = cache.find(addressOf('1'));
    cache.forgetLink({ teamId: 1, linkId: 1 });
    failing.reject(new Error('away'));
    expect(await asked).toBe('unknown');
  });

  it('applies to a link that was evicted and cached again', async () => {
    cache = make(3);
    isListening = false;
    await cache.find(addressOf('1'));
    // While it is fetched again, other entries push it out of the newer half.
    await pass(600);
    const answer = later<EdgeLink | null>();
    find.mockReturnValueOnce(answer.promise);
    const asked = cache.find(addressOf('1'));
    for (const code of ['2', '3']) await cache.find(addressOf(code));
    answer.resolve(linkOf(1));
    await asked;
    isListening = true;
    for (const code of ['4', '5']) await cache.find(addressOf(code));
    expect(cache.peek('1')).toEqual(linkOf(1));
    cache.forgetLink({ teamId: 1, linkId: 1 });
    expect(cache.peek('1')).toBeUndefined();
  });

  it('without details makes all entries doubtful', async () => {
    await cache.find(addressOf('1'));
    await pass(1);
    cache.doubtAll();
    expect(cache.peek('1')).toBeUndefined();
    back(linkOf(1, { isOn: false }));
    expect(await cache.find(addressOf('1'))).toMatchObject({ isOn: false });
    expect(cache.peek('1')).toMatchObject({ isOn: false });
  });
});

describe('missing links', () => {
  beforeEach(() => void back(null));

  it('are not queried again for a second', async () => {
    expect(await cache.find(addressOf('1'))).toBeNull();
    await pass(999);
    expect(await cache.find(addressOf('1'))).toBeNull();
    expect(find).toHaveBeenCalledTimes(1);
    await pass(1);
    back(linkOf(1));
    expect(await cache.find(addressOf('1'))).toEqual(linkOf(1));
  });

  it.each([
    ['its address is made', () => cache.forgetAddress(addressOf('1'))],
    ['changes were missed', () => cache.doubtAll()],
  ])('are queried again once %s', async (_name, tell) => {
    await cache.find(addressOf('1'));
    tell();
    back(linkOf(1));
    expect(await cache.find(addressOf('1'))).toEqual(linkOf(1));
  });

  it('stays so when another address is made', async () => {
    await cache.find(addressOf('1'));
    cache.forgetAddress(addressOf('1', 'go.shop.com'));
    expect(await cache.find(addressOf('1'))).toBeNull();
    expect(find).toHaveBeenCalledTimes(1);
  });
});

describe('while the database is away', () => {
  it('known links are served as before, and others cannot be answered', async () => {
    await cache.find(addressOf('1'));
    away();
    cache.doubtAll();
    await pass(1);
    expect(await cache.find(addressOf('1'))).toEqual(linkOf(1));
    expect(await cache.find(addressOf('2'))).toBe('unknown');
  });

  it('it is left alone for half a second after it failed', async () => {
    away();
    expect(await cache.find(addressOf('1'))).toBe('unknown');
    back(linkOf(1));
    await pass(499);
    expect(await cache.find(addressOf('1'))).toBe('unknown');
    expect(find).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(await cache.find(addressOf('1'))).toEqual(linkOf(1));
  });

  it('one that does not answer is waited for a second', async () => {
    await cache.find(addressOf('1'));
    cache.doubtAll();
    find.mockReturnValue(new Promise(() => undefined));
    time += 1;
    const asked = [cache.find(addressOf('1')), cache.find(addressOf('2'))];
    await pass(1000);
    expect(await Promise.all(asked)).toEqual([linkOf(1), 'unknown']);
  });

  it('links served in doubt are queried again when it is back', async () => {
    await cache.find(addressOf('1'));
    await pass(1);
    cache.doubtAll();
    away();
    expect(await cache.find(addressOf('1'))).toEqual(linkOf(1));
    await pass(500);
    back(linkOf(1, { isOn: false }));
    expect(await cache.find(addressOf('1'))).toMatchObject({ isOn: false });
  });
});

describe('its memory', () => {
  const countKnown = (codes: number) =>
    Array.from({ length: codes }, (_, n) => cache.peek(String(n))).filter(Boolean).length;

  it('holds at most twice the maximum number of addresses', async () => {
    cache = make(100);
    for (let n = 0; n < 10_000; n++) await cache.find(addressOf(String(n)));
    expect(cache.size.addresses).toBeLessThanOrEqual(200);
    expect(cache.size.links).toBe(cache.size.addresses);
    const known = countKnown(10_000);
    expect(known).toBeGreaterThanOrEqual(99);
    expect(known).toBeLessThanOrEqual(200);
  });

  it('keeps nothing of links whose addresses were evicted', async () => {
    cache = make(100);
    find.mockImplementation(async ({ code }) => linkOf(Number(code) % 7));
    for (let n = 0; n < 1000; n++) await cache.find(addressOf(String(n)));
    expect(cache.size.links).toBe(7);
    for (let linkId = 0; linkId < 7; linkId++) cache.forgetLink({ teamId: 1, linkId });
    expect(cache.size).toEqual({ addresses: 0, links: 0 });
    expect(countKnown(1000)).toBe(0);
  });

  it('evicts an old entry without newer ones', async () => {
    cache = make(10);
    isListening = false;
    for (let n = 0; n < 500; n++) {
      await cache.find(addressOf(String(n % 15)));
      await pass(100);
    }
    expect(cache.size.links).toBe(cache.size.addresses);
  });
});
