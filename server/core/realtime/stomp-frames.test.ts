import { FrameImpl, Parser, type IRawFrameType } from '@stomp/stompjs';
import { describe, expect, test } from 'vitest';
import { frameText, makeFrameReader, type Frame } from './stomp-frames.ts';

/** Parser and FrameImpl are internals of the library: these tests check what we use of them. */
describe('the library', () => {
  test('parses frames cut anywhere, several in a piece, with pings between them', () => {
    const raws: IRawFrameType[] = [];
    let pings = 0;
    const parser = new Parser(
      raw => void raws.push(raw),
      () => void pings++,
    );
    const text = 'SEND\ndestination:/a\\cb\n\n中文\0\n\nSEND\r\ncontent-length:3\r\n\r\na\0b\0';
    for (const letter of text) parser.parseChunk(letter);
    parser.parseChunk(text);
    expect(raws).toHaveLength(4);
    expect(pings).toBe(4);
    expect(raws[0]).toMatchObject({ command: 'SEND', headers: [['destination', '/a\\cb']] });
    const [first, second] = raws.map(raw => FrameImpl.fromRawFrame(raw, true));
    expect(first?.headers).toEqual({ destination: '/a:b' });
    expect(first?.body).toBe('中文');
    expect(second?.body).toBe('a\0b');
  });

  test('takes the first of repeated headers, and leaves those of CONNECT as they are', () => {
    const raws: IRawFrameType[] = [];
    const parser = new Parser(
      raw => void raws.push(raw),
      () => undefined,
    );
    parser.parseChunk('CONNECT\nlogin:a\\cb\nlogin:second\n\n\0');
    const frame = raws[0] && FrameImpl.fromRawFrame(raws[0], true);
    expect(frame?.headers).toEqual({ login: 'a\\cb' });
  });

  test('writes frames with escaped headers and the length of the body in bytes', () => {
    expect(frameText('MESSAGE', { destination: 'a:b\nc' }, '中')).toBe(
      'MESSAGE\ndestination:a\\cb\\nc\ncontent-length:3\n\n中\0',
    );
    expect(frameText('CONNECTED', { version: '1.2' })).toBe('CONNECTED\nversion:1.2\n\n\0');
  });
});

function reading(limit: number) {
  const frames: Frame[] = [];
  return { frames, read: makeFrameReader(limit, frame => void frames.push(frame)) };
}
const sized = (size: number) => frameText('SEND', {}, 'x'.repeat(size));

describe('the reader', () => {
  test('parses what was written', () => {
    const { frames, read } = reading(1_000);
    // The library misreads a backslash before n, r or c; no token and no destination of ours has one.
    const headers = { destination: 'a:b\\d\r\ne', other: '中' };
    expect(read(frameText('SEND', headers, '{"a":"\\u0000中"}'))).toBe(true);
    expect(frames).toMatchObject([{ command: 'SEND', headers, body: '{"a":"\\u0000中"}' }]);
  });

  test.each([
    ['a whole frame', [sized(2_000)]],
    ['many pieces of one', Array.from({ length: 20 }, () => 'x'.repeat(100))],
    ['a length that lies', ['SEND\ncontent-length:-1\n\n', 'x\0'.repeat(600)]],
    ['bytes, not letters', [frameText('SEND', {}, '中'.repeat(400))]],
  ])('refuses frames that are too long: %s', (_what, pieces) => {
    const { frames, read } = reading(1_000);
    expect(pieces.map(read).at(-1)).toBe(false);
    expect(frames).toEqual([]);
    expect(read(frameText('SEND', {}))).toBe(false);
    expect(frames).toEqual([]);
  });

  test('counts each frame, and each heart-beat, for itself', () => {
    const { frames, read } = reading(1_000);
    for (let i = 0; i < 5; i++) expect(read(sized(900))).toBe(true);
    for (let i = 0; i < 5_000; i++) expect(read('\n')).toBe(true);
    expect(frames).toHaveLength(5);
  });
});
