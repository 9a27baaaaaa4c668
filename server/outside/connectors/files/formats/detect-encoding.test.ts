import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { detectEncoding } from './detect-encoding.ts';

const french = 'nom,pays\nDécouvre,Côte d’Ivoire\nÉlodie Hélène,Québec\n';
const bytesOf: Record<string, Buffer> = {
  'windows-1252': Buffer.from(french.replace('’', '\x92'), 'latin1'),
  macintosh: Buffer.from([...french].map(letter => ({ é: 0x8e, ô: 0x99, '’': 0xd5, É: 0x83, è: 0x8f })[letter] ?? letter.charCodeAt(0))), // oxfmt-ignore
  'utf-8': Buffer.from(french),
  'utf-16le': Buffer.from(`\ufeff${french}`, 'utf16le'),
  gb18030: Buffer.from('c3fbb3c62cb7dbcbbfcafd0ad0a1c3f72c31320ad0a1baec2c330a', 'hex'),
  'windows-1254': Buffer.from('61642c66616e0a4179fe6520479f6c67fc6e2cdd79692067fc6e6c6572f00a', 'hex'),
  'iso-8859-2': Buffer.from('617574686f722c62696f0aa3756b61737a20aff3b3e62c437a65b6e620b67769656369650a', 'hex'),
  'utf-16be': Buffer.from('名前,人数\nアン,12\nボブ,3\n', 'utf16le').swap16(),
  shift_jis: Buffer.from('83418350834583938367 2c 8374834883 8d838f815b 0a 8268 2c31320a'.replaceAll(' ', ''), 'hex'),
}; // oxfmt-ignore

function fileOf(content: Buffer): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'starbridge-encoding-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'file.csv');
  fs.writeFileSync(file, content);
  return file;
}

const detect = (content: Buffer) => detectEncoding(fileOf(content), content.subarray(0, 65_536));

test.each(Object.keys(bytesOf))('%s', async encoding => {
  expect(await detect(bytesOf[encoding] ?? Buffer.alloc(0))).toBe(encoding);
});

test('a letter that comes late decides', async () => {
  const plain = Buffer.from('name,followers\n' + 'somebody,12\n'.repeat(20_000));
  expect(await detect(Buffer.concat([plain, bytesOf['windows-1252'] ?? plain]))).toBe('windows-1252');
});

test('damage that was written as such is UTF-8', async () => {
  expect(await detect(Buffer.from('名称,粉丝\n\ufffd\ufffd\ufffd,12\n\ufffd\ufffd,3\n'))).toBe('utf-8');
});

test('a file that is cut inside a letter is UTF-8', async () => {
  expect(await detect(Buffer.from('名称,粉丝\n小明,12\n小红').subarray(0, -1))).toBe('utf-8');
});

test('pictures are no text', async () => {
  expect(await detect(Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]))).toBeUndefined();
});
