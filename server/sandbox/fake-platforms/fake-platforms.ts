import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PlatformMood } from '../../../contract/core/sources/source-codes.ts';
import type { FakeHost, FakeHosts, FakeReply, FakeRequest } from './fake-host.ts';
import { readFakeRequest, sendFakeReply, textOf, typeOf } from './fake-http.ts';
import { instagramHosts } from './instagram/instagram-hosts.ts';
import { oembedHosts } from './oembed/youtube-oembed.ts';
import type { People } from './fake-people.ts';
import { tiktokHosts } from './tiktok/tiktok-hosts.ts';
import { youtubeHosts } from './youtube/youtube-hosts.ts';

export interface FakePlatformsOptions {
  people: People;
  now: () => Date;
}

/** Fakes of YouTube, Instagram and TikTok, each host under its own name: `<address>/www.googleapis.com/…`. */
export interface FakePlatforms {
  /** Answers `/<host>/<path>`; the caller has removed `prefix`. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Sets how a host behaves from now on, or for a number of requests; without a host, all of them. */
  tell(mood: PlatformMood, options?: { host?: string; times?: number }): void;
  moodOf(host: string): PlatformMood;
  hosts: readonly string[];
  /** Every answered request: `GET www.googleapis.com/youtube/v3/channels?id=…`, without the key. */
  asked: string[];
}

const secretsInQuery = ['key', 'access_token', 'client_secret', 'appsecret_proof'];

/** @param address of the fakes, for links among them */
export function makeFakePlatforms(
  { people, now }: FakePlatformsOptions,
  address: () => string,
): FakePlatforms {
  const world = { people, now, address };
  const hosts: FakeHosts = {
    ...youtubeHosts(world),
    ...instagramHosts(world),
    ...tiktokHosts(world),
    ...oembedHosts(world),
  };
  const moods = new Map<string, { mood: PlatformMood; left: number }>();
  const asked: string[] = [];

  function moodNow(host: string): PlatformMood {
    const chosen = moods.get(host);
    if (!chosen) return 'well';
    if (--chosen.left <= 0) moods.delete(host);
    return chosen.mood;
  }

  return {
    asked,
    hosts: Object.keys(hosts),
    moodOf: host => moods.get(host)?.mood ?? 'well',
    tell(mood, { host, times = Infinity } = {}) {
      for (const each of host === undefined ? Object.keys(hosts) : [host]) {
        if (mood === 'well') moods.delete(each);
        else moods.set(each, { mood, left: times });
      }
    },
    handle(request, response) {
      void readFakeRequest(request)
        .then(read => {
          const found = hosts[read.host];
          asked.push(lineOf(read));
          if (!found) return sendFakeReply(response, { status: 404, body: 'no such host' });
          return answer(found, read, moodNow(read.host), response);
        })
        .catch(() => response.destroy());
    },
  };
}

function answer(host: FakeHost, request: FakeRequest, mood: PlatformMood, response: ServerResponse): void {
  const chosen = mood === 'quota' || mood === 'rate' || mood === 'refused' ? host.moods[mood] : undefined;
  if (chosen) return sendFakeReply(response, chosen);
  if (mood === 'slow') return;
  if (mood === 'down')
    return sendFakeReply(response, { status: 503, body: '<html>Service Unavailable</html>' });
  if (mood === 'garbled') return sendFakeReply(response, { status: 200, body: '<!doctype html><p>Sorry' });
  const reply = host.answer(request);
  if (mood === 'half') return sendHalf(response, reply);
  sendFakeReply(
    response,
    mood === 'changed' && reply.status === 200 ? { ...reply, body: renamed(reply.body) } : reply,
  );
}

/** Gives every field another name. */
function renamed(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(renamed);
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [`${name}_v9`, renamed(value)]));
}

function sendHalf(response: ServerResponse, { status, headers, body }: FakeReply): void {
  const text = Buffer.from(textOf(body));
  response.writeHead(status, { 'content-type': typeOf(body), ...headers, 'content-length': text.length });
  response.write(text.subarray(0, Math.ceil(text.length / 2)), () => response.destroy());
}

function lineOf({ method, host, path, query }: FakeRequest): string {
  const shown = [...query].filter(([name]) => !secretsInQuery.includes(name));
  const text = shown.map(([name, value]) => `${name}=${value}`).join('&');
  return `${method} ${host}${path}${text && `?${text}`}`;
}

export interface ListeningPlatforms extends FakePlatforms {
  address: string;
  close(): Promise<void>;
}

/** The same on a port of its own. */
export async function listenAsPlatforms(options: FakePlatformsOptions): Promise<ListeningPlatforms> {
  let address = '';
  const fakes = makeFakePlatforms(options, () => address);
  const server = createServer((request, response) => fakes.handle(request, response));
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...fakes,
    address,
    async close() {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}
