import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultText } from './formats/import-fault.ts';
import { openCatalogueFile, type FileItem } from './open-catalogue-file.ts';

let folder = '';
let written = 0;

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'catalogue-files-'));
});
afterAll(() => fs.rm(folder, { recursive: true }));

async function file(content: string | Buffer, name = `case-${++written}.txt`): Promise<string> {
  const target = path.join(folder, name);
  await fs.mkdir(path.dirname(target), { recursive: true });
  await fs.writeFile(target, content);
  return target;
}

async function read(content: string | Buffer, mapping?: string) {
  const opened = await openCatalogueFile(await file(content), { mapping });
  const items = await Array.fromAsync(opened.items());
  return { ...opened, list: items, damaged: opened.damagedCharacters() };
}

const handles = (items: FileItem[]) =>
  items.flatMap(item =>
    'records' in item
      ? item.records.map(record => (record.type === 'post' ? record.platformPostId : record.handle))
      : [],
  );
const refusals = (items: FileItem[]) =>
  items.flatMap(item => ('refusal' in item ? [[item.line, item.column, item.fault.code]] : []));

const native = (handle: string, more: object = {}) =>
  JSON.stringify({ type: 'creator', platform: 'tiktok', handle, ...more });
const creatorsCsv =
  'platform,handle,name,tags,followers,verified\ntiktok,@lan,"Lan, ăn gì",food|street food,1.2M,true\nyoutube,bo,,,,\n';

describe('the native format', () => {
  test.each([
    ['NDJSON', `${native('lan')}\n${native('bo')}\n`],
    ['a JSON array', `[\n${native('lan')},\n${native('bo')}\n]`],
    ['a member of a JSON object', `{"exported":"2026-01-31","records":[${native('lan')},${native('bo')}]}`],
    ['CSV', creatorsCsv],
    ['TSV', creatorsCsv.replaceAll('"Lan, ăn gì"', 'Lan').replaceAll(',', '\t')],
    ['semicolons', creatorsCsv.replaceAll('"Lan, ăn gì"', 'Lan').replaceAll(',', ';')],
    ['gzip', gzipSync(`${native('lan')}\n${native('bo')}\n`)],
    ['two gzip members', Buffer.concat([gzipSync(`${native('lan')}\n`), gzipSync(`${native('bo')}\n`)])],
    ['a byte order mark', `\ufeff${creatorsCsv}`],
    ['UTF-16 LE', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(creatorsCsv, 'utf16le')])],
    ['UTF-16 LE without a mark', Buffer.from(creatorsCsv, 'utf16le')],
    ['UTF-16 BE', Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(creatorsCsv, 'utf16le').swap16()])],
    ['CR line ends', creatorsCsv.replaceAll('\n', '\r')],
  ])('as %s', async (_, content) => {
    const { mapping, list } = await read(content);
    expect(mapping).toBe('native');
    expect(refusals(list)).toEqual([]);
    expect(handles(list)).toEqual(['lan', 'bo']);
  });

  test('a CSV of creators', async () => {
    const { list } = await read(creatorsCsv);
    expect(list).toEqual([
      {
        line: 2,
        records: [
          {
            type: 'creator',
            platform: 'tiktok',
            handle: 'lan',
            name: 'Lan, ăn gì',
            tags: ['food', 'street food'],
            followers: 1_200_000,
            verified: true,
          },
        ],
      },
      { line: 3, records: [{ type: 'creator', platform: 'youtube', handle: 'bo' }] },
    ]);
  });

  test('a Chinese file saved in GB 18030', async () => {
    const gbk = Buffer.concat([
      Buffer.from('platform,handle,name\ntiktok,chi,'),
      Buffer.from('c3c0cab3ccbdb5ea', 'hex'),
      Buffer.from('\n'),
    ]);
    const { list, damaged } = await read(gbk);
    expect(list[0]).toMatchObject({ records: [{ handle: 'chi', name: '美食探店' }] });
    expect(damaged).toBe(0);
  });

  test('one pretty-printed record', async () => {
    const { list } = await read(JSON.stringify(JSON.parse(native('lan', { followers: 5 })), null, 2));
    expect(list).toEqual([
      { line: 1, records: [{ type: 'creator', platform: 'tiktok', handle: 'lan', followers: 5 }] },
    ]);
  });

  test('a post', async () => {
    const post = {
      type: 'post',
      platform: 'youtube',
      creator: { handle: 'bo' },
      platformPostId: 'v1',
      publishedAt: '2026-01-31T08:00:00Z',
      likes: 3,
    };
    expect((await read(JSON.stringify(post))).list).toEqual([{ line: 1, records: [post] }]);
  });
});

describe('a wrong value refuses its row and names the column', () => {
  test.each([
    [native('x', { followers: -1 }), 'followers', '“-1” is below the minimum of 0'],
    [native('x', { followers: '12' }), 'followers', '“12” is not a number'],
    [native('x', { followers: 1.5 }), 'followers', '“1.5” is not a count such as 1200, 3,400 or 1.2M'],
    [
      native('x', { observedAt: 'soon' }),
      'observedAt',
      '“soon” is not a time such as 2026-01-31T08:00:00Z, 2026-01-31 or epoch seconds',
    ],
    [native('x', { region: 'Vietnam' }), 'region', '“Vietnam” is not /^[A-Z]{2}$/'],
    [native('x', { platform: 'myspace' }), 'platform', '“myspace” is not tiktok, youtube, instagram'],
    [
      native('x', { posts: [{ platformPostId: 'p' }] }),
      'posts.0.publishedAt',
      'this is empty; expected text',
    ],
    [native('y'.repeat(201)), 'handle', `“${'y'.repeat(79)}…” is above the maximum of 200`],
    ['{"type":"person","platform":"tiktok","handle":"x"}', 'type', '“person” is not creator, post'],
  ])('%s', async (line, column, reason) => {
    const { list } = await read(`${native('before')}\n${line}\n${native('after')}\n`);
    expect(handles(list)).toEqual(['before', 'after']);
    const [refused] = list.filter(item => 'refusal' in item);
    expect(refused).toMatchObject({ line: 2, column, refusal: reason });
  });

  test('in a table of a known kind', async () => {
    const heading = 'user_name,id,create_time,n_plays,n_likes,n_followers';
    const { mapping, list } = await read(
      `${heading}\nlan,1,1594174009,5,1,10\nlan,2,soon,5,1,10\ntwo words,3,1594174009,5,1,10\nlan,4,1594174009,many,1,10\nlan,,1594174009,5,1,10\nbo,6,1594174009,,nan,\n`,
    );
    expect(mapping).toBe('tiktok-video-table');
    expect(refusals(list)).toEqual([
      [3, 'create_time', 'wrong-value'],
      [4, 'user_name', 'wrong-value'],
      [5, 'n_plays', 'wrong-value'],
      [6, 'id', 'missing-value'],
    ]);
    expect(list.at(-1)).toEqual({
      line: 7,
      records: [
        {
          type: 'post',
          platform: 'tiktok',
          creator: { handle: 'bo' },
          platformPostId: '6',
          publishedAt: '2020-07-08T02:06:49Z',
          url: 'https://www.tiktok.com/@bo/video/6',
        },
      ],
    });
  });

  test('columns are found by heading, in any order and spelling, others ignored', async () => {
    const { mapping, list } = await read(
      'N Likes,Extra,ID,User Name,nPlays,Create-Time\n7,x,9,lan,100,1594174009\n',
    );
    expect(mapping).toBe('tiktok-video-table');
    expect(list).toMatchObject([
      { records: [{ platformPostId: '9', likes: 7, plays: 100, creator: { handle: 'lan' } }] },
    ]);
  });
});

describe('a broken file', () => {
  test.each<[string, string | Buffer, string]>([
    ['empty', '', 'empty-file'],
    ['only blanks', ' \n\n\t\n', 'empty-file'],
    ['an empty archive', gzipSync(''), 'empty-file'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'binary-file'],
    ['a spreadsheet', Buffer.from('504b030414000600', 'hex'), 'not-a-workbook'],
    ['zeros', Buffer.alloc(5000), 'binary-file'],
    [
      'noise',
      Buffer.from(Array.from({ length: 4096 }, (_, at) => (at * 197 + (at >> 3) * 31) % 256)),
      'binary-file',
    ],
    ['prose', 'Dear reader,\nthis is no table.\n', 'unknown-file'],
    ['a web page', '<!doctype html>\n<html></html>\n', 'unknown-file'],
    ['another table', 'date,price\n2026-01-31,5\n', 'unknown-file'],
    ['another object', '{"hello":"world"}', 'unknown-file'],
    ['a list of numbers', '[1,2,3]', 'not-an-object'],
    ['broken JSON', '{"type":"creator" "handle"', 'not-json'],
    ['a damaged archive', gzipSync('x'.repeat(100)).subarray(0, 12), 'damaged-archive'],
  ])('%s: one refusal', async (_, content, code) => {
    const { list } = await read(content);
    expect(list).toHaveLength(1);
    expect(list[0]).toMatchObject({ line: 1, fault: { code } });
  });

  test('for an unknown file its columns and what can be done are said, in both languages', async () => {
    const { mapping, list } = await read('date,price\n2026-01-31,5\n');
    expect(mapping).toBe('');
    const [item] = list;
    if (!item || !('fault' in item)) throw new Error('expected a refusal');
    for (const text of [item.refusal, faultText('zh', item.fault)]) {
      expect(text).toContain('date, price');
      expect(text).toContain('--map');
    }
  });

  test('a mapping can be asked for by name', async () => {
    expect((await read(creatorsCsv, 'native')).list).toHaveLength(2);
    expect(refusals((await read(creatorsCsv, 'youtube-title-table')).list)).toEqual([
      [1, '', 'wrong-mapping'],
    ]);
    expect(refusals((await read(creatorsCsv, 'nonsense')).list)).toEqual([[1, '', 'unknown-mapping']]);
  });

  test('a JSON syntax error in the middle', async () => {
    const { list } = await read(
      `[\n${native('one')},\n{"type":"creator",,"handle":"x"},\n${native('three')}\n]`,
    );
    expect(handles(list)).toEqual(['one', 'three']);
    expect(list[1]).toEqual({
      line: 3,
      column: '[1]',
      refusal: 'invalid JSON: unexpected "," at character 19',
      fault: { code: 'not-json', value: '","', at: 19 },
    });
  });

  test('NUL and damaged UTF-8 become replacement characters, and are counted', async () => {
    const { list, damaged } = await read(
      Buffer.concat([
        Buffer.from(`platform,handle,name\ntiktok,lan,L\0n`),
        Buffer.from([0xe1, 0xba]),
        Buffer.from('!\n'),
      ]),
    );
    expect(list).toMatchObject([{ records: [{ name: 'L\ufffdn\ufffd!' }] }]);
    expect(damaged).toBe(2);
  });

  test.each([0.5, 0.9])('a cut archive gives the rows before the cut (%d)', async share => {
    const rows = Array.from({ length: 20_000 }, (_, at) => native(`h${(at * 7919) % 100_003}`)).join('\n');
    const packed = gzipSync(rows);
    const { list } = await read(packed.subarray(0, Math.floor(packed.length * share)));
    expect(handles(list).length).toBeGreaterThan(20_000 * share * 0.8);
    expect(handles(list).length).toBeLessThan(20_000);
    expect(list.at(-1)).toMatchObject({ fault: { code: 'damaged-archive' } });
    expect(refusals(list)).toHaveLength(1);
  });

  test('an archive with a flipped byte gives the rows before it', async () => {
    const rows = Array.from({ length: 20_000 }, (_, at) => native(`h${(at * 7919) % 100_003}`)).join('\n');
    const packed = gzipSync(rows);
    packed.fill(0xff, packed.length >> 1, (packed.length >> 1) + 64);
    const { list } = await read(packed);
    expect(handles(list).length).toBeGreaterThan(8000);
    expect(list.at(-1)).toMatchObject({ fault: { code: 'damaged-archive' } });
  });

  test.each<[string, string]>([
    [
      'a deeply nested field',
      `${native('a')}\n{"type":"creator","platform":"tiktok","handle":${'['.repeat(1e6)}${']'.repeat(1e6)}}\n${native('b')}\n`,
    ],
    [
      'deep nesting with NUL',
      `${native('a')}\n{"type":"creator","platform":"tiktok","handle":"\\u0000","x":${'['.repeat(1e6)}${']'.repeat(1e6)}}\n${native('b')}\n`,
    ],
    ['a nested list with no end', `[${native('a')},${'['.repeat(1e6)}`],
    [
      'a list of one long word',
      `platform,handle,tags\ntiktok,a,x\ntiktok,c,"['${'y'.repeat(5e6)}']"\ntiktok,b,z\n`,
    ],
    [
      'a long link',
      `link,username,likes,dates,captions\n${'youtube.com/watch?'.repeat(3e5)},a,1,1594174009,x\n`,
    ],
    ['a million headings', `platform,handle${',x'.repeat(1e6)}\ntiktok,a\ntiktok,b\n`],
    ['a million quotes', `platform,handle\ntiktok,a\n${'a,"b\n'.repeat(3e5)}`],
  ])('hostile content is survived: %s', async (_, content) => {
    const { list } = await read(content);
    expect(list.length).toBeGreaterThan(0);
    for (const item of list) if ('refusal' in item) expect(item.refusal.length).toBeLessThan(2000);
  });

  test('a file that is not there is thrown', async () => {
    await expect(openCatalogueFile(path.join(folder, 'absent.csv'))).rejects.toThrow('ENOENT');
  });
});

test('reading twice gives the same, with the hash of the bytes', async () => {
  const opened = await openCatalogueFile(await file('platform,handle\ntiktok,lan\n'));
  expect(opened.contentHash).toBe('2ede92404bdc85b0f7b1577f603c36730368f227b3fbbc7531f9049ce5aae0c6');
  expect(await Array.fromAsync(opened.items())).toEqual(await Array.fromAsync(opened.items()));
});

const user = { user: { id: '7', uniqueId: 'lan', nickname: 'Lan' }, stats: { followerCount: 10 } };
const video = (id: string, more: object = {}) => ({
  id,
  createTime: 1_739_378_061,
  desc: 'ngon #food',
  textLanguage: 'vi',
  author: { id: '7', uniqueId: 'lan' },
  stats: { playCount: 5 },
  textExtra: [{ hashtagName: 'food' }, { userUniqueId: 'bo' }],
  ...more,
});

describe('a folder for each creator', () => {
  test('profile and videos make one creator', async () => {
    await file(
      JSON.stringify({ userInfo: user, extra: { now: 1_739_376_008_000 } }),
      'set/lan/user_info.json',
    );
    await file(
      gzipSync(JSON.stringify([video('1'), video('2', { createTime: 'x' }), video('3', { isAd: true })])),
      'set/lan/videos_info.json.gz',
    );
    await file('not json', 'set/odd/user_info.json');
    await file('nothing to see', 'set/readme.txt');
    const opened = await openCatalogueFile(path.join(folder, 'set'));
    expect(opened.mapping).toBe('tiktok-creator-folders');
    const items = await Array.fromAsync(opened.items());
    expect(items).toMatchObject([
      {
        line: 1,
        records: [
          {
            handle: 'lan',
            platformId: '7',
            followers: 10,
            region: 'VN',
            regionBasis: 'assumed',
            language: 'vi',
            observedAt: '2025-02-12T16:34:21Z',
            posts: [
              { platformPostId: '1', hashtags: ['food'], mentions: ['bo'], plays: 5 },
              { platformPostId: '3', platformSponsored: true },
            ],
          },
        ],
      },
      { line: 1, column: 'lan/videos_info.json.gz [1].createTime', fault: { code: 'wrong-value' } },
      { line: 2, column: 'odd/user_info.json:1', fault: { code: 'not-json' } },
    ]);
  });

  test('another folder is refused', async () => {
    await file('x', 'plain/readme.txt');
    const opened = await openCatalogueFile(path.join(folder, 'plain'));
    expect(refusals(await Array.fromAsync(opened.items()))).toEqual([[1, '', 'unknown-folder']]);
  });
});
