import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { readEnv } from '../settings/env.ts';
import { makeServer } from './fastify-server.ts';
import { serveWeb } from './web-files.ts';

/** A build of the web with one script, whose name changes with its content. */
function build(dist: string, name: string): void {
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(dist, 'index.html'), `<script src="/assets/${name}.js"></script>`);
  writeFileSync(join(dist, 'assets', `${name}.js`), `'${name}'`);
}

async function serverOf(name: string) {
  const root = mkdtempSync(join(tmpdir(), 'starbridge-files-'));
  const dist = join(root, 'dist');
  build(dist, name);
  const app = await makeServer(readEnv({}), pino({ level: 'silent' }));
  await serveWeb(app, dist);
  onTestFinished(async () => {
    await app.close();
    rmSync(root, { recursive: true });
  });
  const get = async (url: string) => {
    const { statusCode, body, headers } = await app.inject({ url });
    return { status: statusCode, body, caching: headers['cache-control'] };
  };
  const robotsOf = async (url: string) => (await app.inject({ url })).headers['x-robots-tag'];
  return { dist, get, robotsOf };
}

test('every page is index.html, asked for again each time; scripts are kept for ever', async () => {
  const { get } = await serverOf('first');
  const page = { status: 200, body: '<script src="/assets/first.js"></script>', caching: 'no-cache' };
  expect(await get('/')).toEqual(page);
  expect(await get('/favorites/3')).toEqual(page);
  expect(await get('/assets/first.js')).toMatchObject({
    status: 200,
    caching: 'public, max-age=31536000, immutable',
  });
});

test('a build that replaces the files while the server runs is served whole', async () => {
  const { dist, get } = await serverOf('first');
  build(dist, 'second');
  expect((await get('/mailTask')).body).toContain('second.js');
  expect(await get('/assets/second.js')).toMatchObject({ status: 200, body: "'second'" });
});

test.each(['/assets/gone.js', '/assets/%2e%2e%2findex.html', '/assets/', '/office/nothing', '/picture.png'])(
  '%s is no page, and nothing keeps the answer',
  async url => {
    const { get } = await serverOf('first');
    const { status, body, caching } = await get(url);
    expect([status, JSON.parse(body)]).toEqual([404, expect.objectContaining({ code: 404 })]);
    expect(caching ?? '').not.toContain('immutable');
  },
);

test.each(['/r/abc', '/w/abc', '/c/abc', '/p/abc', '/i/abc', '/u/abc'])(
  '%s is for whoever has the address, and no search engine lists it',
  async url => {
    const { robotsOf } = await serverOf('first');
    expect(await robotsOf(url)).toBe('noindex, nofollow, noarchive');
  },
);

test.each(['/', '/index', '/price', '/ranking'])('%s says nothing to search engines', async url => {
  const { robotsOf } = await serverOf('first');
  expect(await robotsOf(url)).toBeUndefined();
});

test('robots are kept off the calls, and not off the pages that tell them so themselves', async () => {
  const { get } = await serverOf('first');
  const { status, body } = await get('/robots.txt');
  expect(status).toBe(200);
  expect(body).toMatch(/^User-agent: \*\nDisallow: \/auth\/\n/);
  expect(body).not.toMatch(/\/[rwc]\//);
});
