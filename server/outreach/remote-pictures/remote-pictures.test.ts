import http from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { fetchPicture } from '../../outside/network/fetch-picture.ts';
import { throughUs } from './service.ts';

const dayMs = 86_400_000;
let app: TestApp;
let png: Buffer;
/** What is at the addresses of the web, and which of them were asked for. */
const there = new Map<string, Buffer>();
let asked: string[] = [];

beforeAll(async () => {
  app = await startTestApp();
  png = await sharp({ create: { width: 3, height: 2, channels: 4, background: '#a33' } })
    .png()
    .toBuffer();
});
afterAll(() => app.close());

beforeEach(() => {
  there.clear();
  asked = [];
  app.sources.sandbox = null;
  app.sources.pictures.fetch = async address => {
    asked.push(address);
    return there.get(address) ?? Promise.reject(new Error('gone'));
  };
});

const address = 'https://news.example/a.png?to=anna&x="1"#top';
const pathOf = (url = address) => throughUs(app.world, url) ?? '';
const show = (path: string) => app.inject({ method: 'GET', path });

describe('a picture of another site', () => {
  it('is fetched by us, encoded again, and kept by the browser', async () => {
    there.set(address, png);
    const reply = await show(pathOf());
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/png']);
    expect(reply.headers['cache-control']).toBe('private, max-age=86400');
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ width: 3, height: 2 });
    expect(asked).toEqual([address]);
  });

  it.each([
    ['nothing', null],
    ['a page', Buffer.from('<html>hello</html>')],
    [
      'a drawing with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>x()</script></svg>'),
    ],
    ['a picture that is cut off', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ])('is not shown if there is %s', async (_what, file) => {
    if (file) there.set(address, file);
    expect((await show(pathOf())).statusCode).toBe(404);
  });

  it('that is many at once comes whole, a few at a time', async () => {
    let open = 0;
    let most = 0;
    app.sources.pictures.fetch = async () => {
      most = Math.max(most, ++open);
      await new Promise(resolve => setImmediate(resolve));
      open--;
      return png;
    };
    const paths = Array.from({ length: 40 }, (_, place) => pathOf(`https://news.example/${place}.png`));
    const replies = await Promise.all(paths.map(show));
    expect(new Set(replies.map(reply => reply.statusCode))).toEqual(new Set([200]));
    expect(most).toBe(6);
  });

  it('with an endless address is not shown', () => {
    expect(throughUs(app.world, `https://news.example/${'x'.repeat(3000)}`)).toBeNull();
  });

  it('is drawn in a sandbox, and nobody is asked', async () => {
    app.sources.sandbox = {
      address: () => '',
      tell: () => undefined,
      moods: () => [],
      links: () => [],
      draw: source => (source === address ? '<svg xmlns="http://www.w3.org/2000/svg"/>' : null),
    };
    expect((await show(pathOf())).headers['content-type']).toBe('image/svg+xml');
    expect(asked).toEqual([]);
  });
});

describe('nobody has us fetch', () => {
  it.each([
    ['another address', (query: URLSearchParams) => query.set('address', 'https://other.example/b.png')],
    ['later than allowed', (query: URLSearchParams) => query.set('until', '99999')],
    ['with another seal', (query: URLSearchParams) => query.set('seal', 'x'.repeat(22))],
  ])('%s', async (_what, change) => {
    there.set(address, png);
    const url = new URL(pathOf(), 'http://local');
    change(url.searchParams);
    expect((await show(url.pathname + url.search)).statusCode).toBe(404);
    expect(asked).toEqual([]);
  });

  it('without a seal, or from nowhere', async () => {
    expect((await show('/office/api/mail/remotePicture')).statusCode).toBe(400);
    const url = new URL(pathOf(), 'http://local');
    url.searchParams.delete('seal');
    expect((await show(url.pathname + url.search)).statusCode).toBe(400);
    expect(asked).toEqual([]);
  });

  it('the same for ever: an address is good until the end of the next day', async () => {
    there.set(address, png);
    const path = pathOf();
    const nextDay = dayMs - (app.world.now().getTime() % dayMs);
    app.world.pass(nextDay + dayMs - 1);
    expect((await show(path)).statusCode).toBe(200);
    app.world.pass(1);
    expect((await show(path)).statusCode).toBe(404);
  });
});

it('what is inside of our own network is not reached, however it is written', async () => {
  let hits = 0;
  const server = http.createServer((_request, reply) => {
    hits++;
    reply.end(png);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  app.sources.pictures.fetch = (url, stop) => fetchPicture(url, stop);
  const { port } = server.address() as AddressInfo;
  const hosts = [
    '127.0.0.1',
    'localhost',
    '2130706433',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
  ];
  for (const host of hosts) {
    expect([host, (await show(pathOf(`http://${host}:${port}/a.png`))).statusCode]).toEqual([host, 404]);
  }
  expect(hits).toBe(0);
});
