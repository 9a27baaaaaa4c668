import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { type PlainGate, plainGate } from '../../../../../test/harness/sources/plain-gate.ts';
import { readChannels } from './channels.ts';
import { recordOf } from './channel-record.ts';
import { readVideos } from './videos.ts';

/** A fake YouTube that answers every request with this body. */
async function gateTo(body: unknown): Promise<PlainGate> {
  const server = createServer((_request, response) => response.end(JSON.stringify(body)));
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const through = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return plainGate({ secret: { apiKey: 'AIzaTest' }, through });
}

const one = { totalResults: 1, resultsPerPage: 1 };
const channelItem = {
  id: 'UCann',
  snippet: { title: 'Ann' },
  statistics: { subscriberCount: '0', hiddenSubscriberCount: false, videoCount: '3' },
  status: { privacyStatus: 'public' },
};
const channels = (items: unknown[], more: object = {}) => ({
  kind: 'youtube#channelListResponse',
  pageInfo: one,
  items,
  ...more,
});
const videoItem = {
  id: 'v1',
  snippet: {
    channelId: 'UCann',
    title: 'Cake',
    publishedAt: '2026-11-19T20:00:00Z',
    liveBroadcastContent: 'none',
  },
  contentDetails: { duration: 'PT1M' },
  status: { privacyStatus: 'public' },
  statistics: {},
};

test.each<[string, unknown]>([
  ['items have another name', { ...channels([]), items: undefined, elements: [channelItem] }],
  ['figures have another name', channels([{ ...channelItem, statistics: undefined, figures: {} }])],
  ['a figure is no string', channels([{ ...channelItem, statistics: { subscriberCount: 5 } }])],
  ['it is of another kind', channels([channelItem], { kind: 'youtube#searchListResponse' })],
  ['it is null', null],
])('nobody is reported as gone or private if %s', async (_, body) => {
  await expect(readChannels(await gateTo(body), { id: 'UCann' })).rejects.toMatchObject({
    kind: 'permanent',
  });
});

test.each<[string, object, object]>([
  ['nobody follows', {}, { followers: 0, postCount: 3, handle: 'UCann' }],
  [
    'a hidden count is left out',
    { statistics: { hiddenSubscriberCount: true } },
    { followers: undefined, postCount: undefined },
  ],
  [
    'keywords in quotes belong together, and long ones are none',
    { brandingSettings: { channel: { keywords: `"home cooking" vlog vlog ${'x'.repeat(151)} "" ` } } },
    { tags: ['home cooking', 'vlog'] },
  ],
  ['a region that is none', { snippet: { title: 'Ann', country: 'Germany' } }, { region: undefined }],
  ['a language with its region', { snippet: { title: 'Ann', defaultLanguage: 'zh-TW' } }, { language: 'zh' }],
  [
    'a handle in other scripts',
    { snippet: { title: 'Ann', customUrl: '@小安' } },
    { handle: '小安', homepageUrl: 'https://www.youtube.com/@%E5%B0%8F%E5%AE%89' },
  ],
])('a channel: %s', async (_, changed, expected) => {
  const gate = await gateTo(channels([{ ...channelItem, ...changed }]));
  const [channel] = await readChannels(gate, { id: 'UCann' });
  const record = channel && recordOf(channel, []);
  for (const [field, value] of Object.entries(expected))
    expect([field, record?.[field as 'name']]).toEqual([field, value]);
});

test('a channel without a handle is where its id leads', async () => {
  const [channel] = await readChannels(await gateTo(channels([channelItem])), { id: 'UCann' });
  expect(channel && recordOf(channel, []).homepageUrl).toBe('https://www.youtube.com/channel/UCann');
});

test.each<[string, object, number]>([
  ['open', {}, 1],
  ['private, which its owner sees', { status: { privacyStatus: 'private' } }, 0],
  ['unlisted', { status: { privacyStatus: 'unlisted' } }, 0],
  ['announced', { snippet: { ...videoItem.snippet, liveBroadcastContent: 'upcoming' } }, 0],
  ['live', { contentDetails: { duration: 'P0D' } }, 0],
  ['without a length', { contentDetails: {} }, 0],
])('a video that is %s', async (_, changed, count) => {
  const body = { kind: 'youtube#videoListResponse', pageInfo: one, items: [{ ...videoItem, ...changed }] };
  const videos = await readVideos(await gateTo(body), ['v1']);
  expect(videos.size).toBe(count);
});

test('a long description is cut to the catalogue’s limit', async () => {
  const snippet = { ...videoItem.snippet, description: 'x'.repeat(30_000) };
  const body = { kind: 'youtube#videoListResponse', pageInfo: one, items: [{ ...videoItem, snippet }] };
  const videos = await readVideos(await gateTo(body), ['v1']);
  const [channel] = await readChannels(await gateTo(channels([channelItem])), { id: 'UCann' });
  const record = channel && recordOf(channel, [...videos.values()]);
  expect(record?.posts?.[0]?.caption).toHaveLength(20_000);
});
