import { describe, expect, test } from 'vitest';
import { parseMail } from './parse-mail.ts';
import { mailLimits } from './parsed-mail.ts';

const mega = 1024 * 1024;
/** Milliseconds on a busy machine; quadratic work takes minutes. */
const patience = 10_000;

async function readInTime(source: Buffer) {
  const start = performance.now();
  const found = await parseMail(source);
  expect(performance.now() - start).toBeLessThan(patience);
  expect(found.faults).not.toContain('reader.failed');
  return found;
}

const head = (...lines: string[]) => Buffer.from(`${lines.join('\r\n')}\r\n\r\n`);
const filled = (size: number, line: string) => Buffer.alloc(size, `${line}\r\n`);

describe('a mail beyond all measure', () => {
  test('text of 50 MB is cut', async () => {
    const source = Buffer.concat([head('Subject: a'), filled(50 * mega, 'lorem ipsum')]);
    const { text, parts, faults } = await readInTime(source);
    expect(text.length).toBeLessThanOrEqual(mailLimits.text);
    expect(text.length).toBeGreaterThan(mailLimits.text * 0.9);
    expect(parts).toMatchObject([{ size: 50 * mega, content: null }]);
    expect(faults).toEqual(['text.long']);
  });

  test.each(['base64', 'quoted-printable', 'x-uuencode', '7bit'])(
    'a file of 50 MB in %s is noted by its size',
    async encoding => {
      const headers = head(
        'Content-Type: application/zip; name=a.zip',
        `Content-Transfer-Encoding: ${encoding}`,
      );
      const source = Buffer.concat([headers, filled(50 * mega, 'M'.repeat(76))]);
      const { text, parts, faults } = await readInTime(source);
      expect(text).toBe('');
      expect(parts).toMatchObject([{ name: 'a.zip', content: null, isAttachment: true }]);
      expect(parts[0]?.size).toBeGreaterThan(25 * mega);
      expect(faults).toContain('content.large');
    },
  );

  test('files beyond the limit of all together', async () => {
    const file = [head('--b', 'Content-Type: image/png'), filled(9 * mega, 'M'), Buffer.from('\r\n')];
    const source = Buffer.concat([
      head('Content-Type: multipart/mixed; boundary=b'),
      ...file,
      ...file,
      ...file,
    ]);
    const { parts } = await readInTime(source);
    expect(parts.map(({ content }) => content !== null)).toEqual([true, true, false]);
  });

  test('thousands of parts', async () => {
    const parts = '--b\r\nContent-Type: image/png\r\n\r\nx\r\n'.repeat(20_000);
    const found = await readInTime(
      Buffer.concat([head('Content-Type: multipart/mixed; boundary=b'), Buffer.from(parts)]),
    );
    expect(found.parts).toHaveLength(mailLimits.parts);
    expect(found.faults).toContain('parts.many');
  });

  test('parts in parts in parts', async () => {
    const levels = Array.from(
      { length: 5000 },
      (_, depth) => `Content-Type: multipart/mixed; boundary=b${depth}\r\n\r\n--b${depth}\r\n`,
    );
    const { parts, faults } = await readInTime(Buffer.from(levels.join('')));
    expect(parts).toMatchObject([{ isAttachment: true }]);
    expect(faults).toContain('parts.deep');
  });

  test('a mail in a mail in a mail is one attachment', async () => {
    const source = Buffer.from('Content-Type: message/rfc822\r\n\r\n'.repeat(5000));
    expect((await readInTime(source)).parts).toMatchObject([{ mediaType: 'message/rfc822' }]);
  });

  test('headers of 5 MB', async () => {
    const many = Buffer.from('X-Many: value\r\n'.repeat(350_000));
    const found = await readInTime(
      Buffer.concat([Buffer.from('Subject: a\r\n'), many, head(''), Buffer.from('text')]),
    );
    expect(found).toMatchObject({ subject: 'a', faults: ['headers.size'] });
    expect(found.headers.length).toBeLessThanOrEqual(2000);
  });

  test.each([
    [
      'a header',
      Buffer.concat([Buffer.from('Subject: '), Buffer.alloc(20 * mega, 'x'), head('', 'To: a@b.cn')]),
    ],
    [
      'a header of folds',
      Buffer.concat([Buffer.from('Subject: a'), Buffer.from('\r\n x'.repeat(mega)), head('')]),
    ],
    ['a header of words', head(`Subject: ${'=?utf-8?Q?a?= '.repeat(200_000)}`)],
    ['a header of halves of words', head(`Subject: ${'=?utf-8?Q?'.repeat(200_000)}`)],
    ['addresses', head(`To: ${'"a" <a@b.cn>, '.repeat(200_000)}`)],
    ['parameters', head(`Content-Type: text/plain; ${'a*0=b; '.repeat(200_000)}`)],
    [
      'lines that look like boundaries',
      Buffer.concat([head('Content-Type: multipart/mixed; boundary=b'), filled(20 * mega, '--bb')]),
    ],
    [
      'HTML that goes deep',
      Buffer.concat([head('Content-Type: text/html'), Buffer.from('<div>'.repeat(200_000))]),
    ],
    [
      'HTML that never closes',
      Buffer.concat([head('Content-Type: text/html'), Buffer.from('<a <!-- '.repeat(200_000))]),
    ],
    ['line ends alone', Buffer.alloc(20 * mega, '\r\n')],
    [
      'dashes alone',
      Buffer.concat([head('Content-Type: multipart/mixed; boundary="-"'), Buffer.alloc(20 * mega, '-')]),
    ],
    ['zeros', Buffer.alloc(20 * mega)],
    ['high bytes', Buffer.alloc(20 * mega, 0xe9)],
  ])('%s', async (_name, source) => {
    const { headers, text, parts } = await readInTime(source);
    expect(text.length).toBeLessThanOrEqual(mailLimits.text);
    expect(parts.length).toBeLessThanOrEqual(mailLimits.parts);
    expect(headers.length).toBeLessThanOrEqual(2000);
  });
});
