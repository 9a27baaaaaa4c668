import { expect, test } from 'vitest';
import { isDangerousFile } from './dangerous-files.ts';

test.each<[string, string, boolean]>([
  ['rates.pdf', 'application/pdf', false],
  ['photo.JPG', 'image/jpeg', false],
  ['合同.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', false],
  ['rates.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', false],
  ['bomb.zip', 'application/zip', false],
  ['notes', 'application/octet-stream', false],
  ['mail.eml', 'message/rfc822', false],
  ['invoice.xml', 'application/xml', false],
  ['', 'text/plain', false],
  ['exe', 'text/plain', false],
  ['setup.exe', 'application/octet-stream', true],
  ['SETUP.EXE', 'application/pdf', true],
  ['rates.pdf.exe', 'application/pdf', true],
  ['rates.exe. . ', 'application/pdf', true],
  ['rates.pdf:run.exe', 'application/pdf', true],
  ['run.exe:rates.pdf', 'application/pdf', true],
  ['rates.ｅｘｅ', 'application/pdf', true],
  ['rates\u202efdp.exe', 'application/pdf', true],
  ['rates\u202excod', 'application/pdf', true],
  ['run.ex\u200be', 'application/pdf', false],
  ['run.exe\u200b', 'application/pdf', true],
  ['x.{00020803-0000-0000-C000-000000000046}', 'application/pdf', true],
  ['drawing.svg', 'image/svg+xml', true],
  ['page', 'text/html; charset=utf-8', true],
  ['page.htm', 'application/octet-stream', true],
  ['budget.xlsm', 'application/octet-stream', true],
  ['budget.xls', 'application/vnd.ms-excel.sheet.macroEnabled.12', true],
  ['program', 'application/x-msdownload', true],
  ['shop.url', 'text/plain', true],
  ['app.apk', 'application/vnd.android.package-archive', true],
  ['disk.iso', 'application/octet-stream', true],
])('%j as %s: %s', (name, mediaType, expected) => {
  expect(isDangerousFile({ name, mediaType })).toBe(expected);
});
