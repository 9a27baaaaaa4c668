import { expect, test } from 'vitest';
import { isProgram, safeFileName } from './safe-file-name.ts';

test.each([
  ['报价单.pdf', '报价单.pdf'],
  ['C:\\fakepath\\a.pdf', 'a.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['invoice\u202efdp.exe', 'invoicefdp.exe'],
  ['a\u0000b\n.pdf', 'ab.pdf'],
  ['a.exe. . ', 'a.exe'],
  ['', 'file'],
  [`${'x'.repeat(200)}.docx`, `${'x'.repeat(115)}.docx`],
])('%j is stored as %j', (name, kept) => {
  expect(safeFileName(name)).toBe(kept);
});

const text = Buffer.from('plain');

test.each(['a.exe', 'a.BAT', 'a.js', 'a.pdf.scr', 'a.ps1', 'a.lnk', 'a.iso'])('%s is a program', name => {
  expect(isProgram(name, text)).toBe(true);
});

test.each(['a.pdf', 'a.docx', 'a.json', 'exe', 'a.exe.zip', 'a'])('%s is none', name => {
  expect(isProgram(name, text)).toBe(false);
});

test.each([['MZ\x90\0'], ['\x7fELF'], ['\xcf\xfa\xed\xfe']])(
  'neither is hidden under another name',
  start => {
    expect(isProgram('a.pdf', Buffer.from(`${start}rest`, 'latin1'))).toBe(true);
  },
);
