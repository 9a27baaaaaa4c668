import { describe, expect, test } from 'vitest';
import {
  idOf,
  noon,
  someChannel,
  youtubeFixture,
  type YouTubeFixture,
} from '../../../../test/fixtures/sourcing/youtube-channels.ts';

interface Body {
  etag: string;
  nextPageToken?: string;
  prevPageToken?: string;
  pageInfo: { totalResults: number; resultsPerPage: number };
  items?: Record<string, unknown>[];
  error?: { code: number; errors: { reason: string; domain: string; location?: string }[]; status?: string };
}

async function ask(
  fixture: YouTubeFixture,
  path: string,
  { key = 'AIzaTest', host = 'www.googleapis.com', headers = {} } = {},
) {
  const signed = key === '' ? path : `${path}${path.includes('?') ? '&' : '?'}key=${key}`;
  const response = await fetch(`${fixture.fakes.address}/${host}/youtube/v3/${signed}`, { headers });
  const text = await response.text();
  return { status: response.status, body: (text === '' ? {} : JSON.parse(text)) as Body };
}
const uploads = `UU${idOf(1).slice(2)}`;
const reasonOf = ({ error }: Body) => error?.errors[0]?.reason;

describe('the response', () => {
  test('contains what `part` names', async () => {
    const fixture = await youtubeFixture([someChannel(1)]);
    const { body } = await ask(fixture, `channels?part=id,statistics&id=${idOf(1)}`);
    expect(body.items).toEqual([
      {
        kind: 'youtube#channel',
        etag: expect.any(String),
        id: idOf(1),
        statistics: {
          viewCount: expect.stringMatching(/^\d+$/),
          subscriberCount: '123000',
          hiddenSubscriberCount: false,
          videoCount: '12',
        },
      },
    ]);
  });

  test('has no items without such a channel', async () => {
    const fixture = await youtubeFixture([someChannel(1, {}, { state: 'gone' })]);
    const { status, body } = await ask(fixture, `channels?part=id&id=${idOf(1)}`);
    expect([status, body.pageInfo.totalResults, 'items' in body]).toEqual([200, 0, false]);
  });

  test('is the same under both names of the host', async () => {
    const fixture = await youtubeFixture([someChannel(1)]);
    const { status } = await ask(fixture, `channels?part=id&forHandle=channel1`, {
      host: 'youtube.googleapis.com',
    });
    expect(status).toBe(200);
  });

  test('uploads come newest first, page by page, and back', async () => {
    const fixture = await youtubeFixture([someChannel(1)]);
    const path = `playlistItems?part=contentDetails&playlistId=${uploads}&maxResults=5`;
    const pages: Body[] = [];
    for (let token: string | undefined = ''; token !== undefined; token = pages.at(-1)?.nextPageToken) {
      pages.push((await ask(fixture, `${path}${token && `&pageToken=${token}`}`)).body);
    }
    const ids = pages.flatMap(({ items = [] }) =>
      items.map(each => (each.contentDetails as { videoId: string }).videoId),
    );
    expect(ids).toEqual(Array.from({ length: 12 }, (_, place) => `v1-${place}`));
    expect(pages.map(({ items = [], prevPageToken }) => [items.length, prevPageToken !== undefined])).toEqual(
      [
        [5, false],
        [5, true],
        [2, true],
      ],
    );
    expect(fixture.meter.spent.units).toBe(3);
  });

  test('is 304 to its own etag, quoted or not, for a unit', async () => {
    const fixture = await youtubeFixture([someChannel(1)]);
    const path = `playlistItems?part=contentDetails&playlistId=${uploads}`;
    const { etag } = (await ask(fixture, path)).body;
    const again = (tag: string) =>
      ask(fixture, path, { headers: { 'if-none-match': tag } }).then(({ status }) => status);
    expect([await again(`"${etag}"`), await again(etag), await again('"other"')]).toEqual([304, 304, 200]);
    expect(fixture.meter.spent.units).toBe(4);
  });
});

describe('refusals', () => {
  test.each([
    [`channels?id=${idOf(1)}`, 400, 'missingRequiredParameter'],
    [`channels?part=nonsense&id=${idOf(1)}`, 400, 'unknownPart'],
    ['channels?part=id', 400, 'missingRequiredParameter'],
    [`channels?part=id&id=${idOf(1)}&forHandle=a`, 400, 'incompatibleParameters'],
    [
      `channels?part=id&id=${Array.from({ length: 51 }, (_, number) => idOf(number)).join(',')}`,
      400,
      'invalidFilters',
    ],
    ['channels?part=id&mine=true', 400, 'invalidFilters'],
    ['videos?part=id', 400, 'missingRequiredParameter'],
    ['playlistItems?part=id', 400, 'missingRequiredParameter'],
    ['playlistItems?part=id&playlistId=UUnobody', 404, 'playlistNotFound'],
    [`playlistItems?part=id&playlistId=UU${idOf(2).slice(2)}`, 404, 'playlistNotFound'],
    [`playlistItems?part=id&playlistId=${uploads}&pageToken=nonsense`, 400, 'invalidPageToken'],
    [`playlistItems?part=id&playlistId=${uploads}&maxResults=51`, 400, 'invalidParameter'],
    ['search?part=snippet&type=channel&q=a&regionCode=Germany', 400, 'invalidParameter'],
  ])('%s: %d %s, and it costs', async (path, status, reason) => {
    const fixture = await youtubeFixture([someChannel(1), someChannel(2, {}, { state: 'private' })]);
    const answer = await ask(fixture, path);
    expect([answer.status, answer.body.error?.code, reasonOf(answer.body)]).toEqual([status, status, reason]);
    expect(fixture.meter.spent.units + fixture.meter.spent.search).toBe(1);
  });

  test.each([
    ['', 403, 'forbidden', 'PERMISSION_DENIED'],
    ['nonsense', 400, 'badRequest', 'INVALID_ARGUMENT'],
  ])('the key %j', async (key, status, reason, grpc) => {
    const fixture = await youtubeFixture([]);
    const answer = await ask(fixture, 'channels?part=id&id=a', { key });
    expect([answer.status, reasonOf(answer.body), answer.body.error?.status]).toEqual([status, reason, grpc]);
    expect(fixture.meter.spent.units).toBe(0);
  });

  test('an unknown token', async () => {
    const headers = { authorization: 'Bearer ya29.nonsense' };
    const { status, body } = await ask(await youtubeFixture([]), 'channels?part=id&mine=true', {
      key: '',
      headers,
    });
    expect([status, reasonOf(body)]).toEqual([401, 'authError']);
  });
});

describe('a quota', () => {
  const path = `channels?part=id&id=${idOf(1)}`;

  test('is per key, and full again at midnight in California', async () => {
    const fixture = await youtubeFixture([someChannel(1)]);
    fixture.meter.limits.units = 2;
    const statuses = async (key: string, times: number) => {
      const all: number[] = [];
      for (let time = 0; time < times; time++) all.push((await ask(fixture, path, { key })).status);
      return all;
    };
    expect(await statuses('AIzaOne', 3)).toEqual([200, 200, 403]);
    expect(await statuses('AIzaTwo', 1)).toEqual([200]);
    fixture.clock.now = new Date('2026-11-21T07:59:59Z');
    expect(await statuses('AIzaOne', 1)).toEqual([403]);
    fixture.clock.now = new Date('2026-11-21T08:00:00Z');
    expect(await statuses('AIzaOne', 1)).toEqual([200]);
    expect(fixture.meter.spent.units).toBe(4);
  });

  test('of searches is another one', async () => {
    const fixture = await youtubeFixture([someChannel(1)]);
    fixture.meter.limits.search = 1;
    const search = 'search?part=snippet&type=channel&q=channel';
    expect((await ask(fixture, search)).status).toBe(200);
    const { status, body } = await ask(fixture, search);
    expect([status, reasonOf(body), body.error?.status]).toEqual([
      429,
      'rateLimitExceeded',
      'RESOURCE_EXHAUSTED',
    ]);
    expect((await ask(fixture, path)).status).toBe(200);
  });
});

test('a future video is not shown', async () => {
  const fixture = await youtubeFixture([someChannel(1)]);
  fixture.clock.now = new Date(noon.getTime() - 5 * 86_400_000);
  const { body } = await ask(fixture, `playlistItems?part=id&playlistId=${uploads}&maxResults=50`);
  expect(body.pageInfo.totalResults).toBe(8);
});
