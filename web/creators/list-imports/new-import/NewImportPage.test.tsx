import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  getListImport,
  tryListImport,
  uploadListImport,
} from '../../../../contract/creators/list-imports/list-imports.ts';
import {
  importReasonTexts,
  importWarningTexts,
} from '../../../../contract/creators/list-imports/list-import-texts.ts';
import { listLists } from '../../../../contract/creators/lists.ts';
import { limits } from '../../../../contract/core/limits.ts';
import { button, clicks, filled, sees, user } from '../../../../test/harness/web/acts.ts';
import { server } from '../../../../test/harness/web/fake-server.ts';
import { opens } from '../../../../test/harness/web/open-page.tsx';
import listImports from '../../../i18n/zh/creators/list-imports.ts';

const { check, download, file, outcome, result } = listImports;

/** A file of this size that takes no memory. */
function fileOf(name: string, size: number): File {
  const made = new File(['a'], name);
  Object.defineProperty(made, 'size', { value: size });
  return made;
}

test('files that are invalid, too large or unreadable are refused beside the field, and no choice is lost', async () => {
  server.answers(listLists, { lists: [{ id: 7, name: '春季新品' }] });
  server.refuses(uploadListImport, 'unreadable_file', { file: '不是表格' });
  await opens('/importRecord/new');
  const list = await screen.findByLabelText<HTMLSelectElement>(file.list);
  await within(list).findByRole('option', { name: /春季新品/ });
  await user.selectOptions(list, '7');
  const field = await screen.findByLabelText(new RegExp(file.label));
  const chooses = (name: string, size: number) =>
    fireEvent.change(field, { target: { files: [fileOf(name, size)] } });
  chooses('list.pdf', 9);
  await sees(filled(file.wrongKind, { name: 'list.pdf' }));
  chooses('large.csv', limits.uploadBytes + 1024 * 1024);
  await sees(filled(file.tooLarge, { name: 'large.csv', size: '11.0 MB' }));
  chooses('disguised.xlsx', 9);
  await sees('disguised.xlsx');
  await clicks(file.next);
  await sees('不是表格');
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(list.value).toBe('7');
  expect(location.search).toBe('?list=7');
});

test('a file that only brings something for creators of the list can be started', async () => {
  const of = { id: 1, state: 'ready', list: { id: 7, name: '春季新品' }, mapping: { homepage: 0 } } as const;
  server.answers(getListImport, { import: of });
  server.answers(tryListImport, { willAdd: 0, willUpdate: 2, room: 50 });
  await opens('/importRecord/new?list=7&import=1&step=check');
  expect((await button(filled(check['startUpdate#other'], { number: 2 }))).disabled).toBe(false);
});

test('an import ends in how many rows have each outcome, and the rows that need attention', async () => {
  const of = { id: 1, fileName: 'a.csv', state: 'done', rows: 9, succeeded: 6, failed: 3 } as const;
  server.answers(getListImport, {
    import: of,
    counts: { waiting: 0, added: 3, updated: 2, already: 1, failed: 3 },
    attention: 4,
    rows: [
      { row: 2, homepage: 'tiktok.com/@ann', outcome: 'added', warnings: ['badEmail'] },
      { row: 3, homepage: 'tiktok.com/@bo', outcome: 'updated', changes: ['email', 'tags'] },
      { row: 5, homepage: 'vm.tiktok.com/Z', outcome: 'failed', reason: 'shortLink' },
    ],
  });
  await opens('/importRecord/new?list=7&import=1&step=run');
  await sees(filled(result.someInPart, { succeeded: 6, inPart: 1, failed: 3 }));
  const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).nextSibling?.textContent;
  expect(['added', 'updated', 'already', 'failed'].map(each => figure(outcome[each as 'added']))).toEqual([
    '3',
    '2',
    '1',
    '3',
  ]);
  const row = (name: RegExp) => screen.findByRole('row', { name });
  expect((await row(/@ann/)).textContent).toContain(importWarningTexts.zh.badEmail);
  expect((await row(/@bo/)).textContent).toContain(`${outcome.updated}邮箱、标签`);
  expect((await row(/vm.tiktok/)).textContent).toContain(importReasonTexts.zh.shortLink);
  await button(download.failed);
});

test('a file with more creators than the list has room for cannot be started', async () => {
  const of = { id: 1, state: 'ready', list: { id: 7, name: '春季新品' }, mapping: { homepage: 0 } } as const;
  server.answers(getListImport, { import: of });
  server.answers(tryListImport, { willAdd: 51, room: 50 });
  await opens('/importRecord/new?list=7&import=1&step=check');
  await sees(filled(check.tooFull, { list: '春季新品', room: 50, count: 51 }));
  expect((await button(filled(check['start#other'], { number: 51 }))).disabled).toBe(true);
  const ways = screen.getByRole('link', { name: check.otherList });
  expect(ways.getAttribute('href')).toBe('/importRecord/new');
});
