import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { importHeadings, importReasonTexts } from '../../contract/creators/list-imports/list-import-texts.ts';
import { writeXlsx, xlsxMediaType } from '../../server/core/storage/write-xlsx.ts';
import { readXlsx } from '../../test/harness/spreadsheets/read-xlsx.ts';
import type { Person } from '../harness/person.ts';
import { callAs, makeList, someCreators } from '../harness/calls-as.ts';
import { isUsable, looks } from '../harness/appearances.ts';
import { newTeam } from '../fixtures/new-team.ts';
import { type Tokens, tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();

interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const csv = (name: string, rows: readonly (readonly string[])[]): ChosenFile => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(rows.map(row => row.join(',')).join('\r\n')),
});

async function xlsx(name: string, [heads = [], ...rows]: readonly string[][]): Promise<ChosenFile> {
  async function* body() {
    yield* rows;
  }
  const columns = heads.map(head => ({ head }));
  const parts = await Array.fromAsync(writeXlsx(body(), { sheet: '名单', columns }));
  return { name, mimeType: xlsxMediaType, buffer: Buffer.concat(parts) };
}

interface Start {
  tokens: Tokens;
  person: Person;
  listId: number;
}

async function start(plan?: string): Promise<Start> {
  const tokens = await tokensOf(address, await newTeam(appUrl, { plan }));
  const listId = await makeList(address, tokens, '春季新品');
  return { tokens, listId, person: await visit({ tokens }) };
}

const fresh = () => `new${crypto.randomUUID().slice(0, 8)}`;

const fileField = ({ page, words }: Person) => page.getByLabel(words.listImports.file.label);
const alert = ({ page }: Person, text: string) => page.getByRole('alert').filter({ hasText: text });
const table = ({ page }: Person, name: string) => page.getByRole('table', { name, exact: true });
const rowWith = (table: Locator, text: string) => table.getByRole('row').filter({ hasText: text });

async function sends(person: Person, file: ChosenFile): Promise<void> {
  await fileField(person).setInputFiles(file);
  await person.sees(file.name);
  await person.button(person.words.listImports.file.next).click();
}

const column = ({ page, words }: Person, letter: string, heading: string) =>
  page.getByRole('combobox', { name: filled(words.listImports.columns.is, { letter, heading }) });

async function downloads(person: Person, name: string): Promise<{ name: string; bytes: Buffer }> {
  const begun = person.page.waitForEvent('download');
  await person.button(name).click();
  const file = await begun;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('A messy file is previewed, imported, its failed rows corrected and uploaded again', async () => {
  const { person, tokens, listId } = await start('pro');
  const { listImports, shell } = person.words;
  const [known, blocked] = await someCreators(address, tokens, 2);
  if (!known || !blocked) throw new Error('The catalogue has too few creators');
  await callAs(address, tokens, 'POST', '/kol/api/creators/bulk', {
    selection: { of: 'ids', ids: [blocked.id] },
    action: { do: 'block', reason: '报价虚高' },
  });
  const reason = importReasonTexts.zh;
  const brokenLink = 'tiktok/no-such-thing';

  await person.opens(`/importRecord/new?list=${listId}`);
  await sends(
    person,
    csv('名单.csv', [
      ['去哪找', '怎么称呼', '价格'],
      [`https://www.tiktok.com/@${known.handle}?lang=en`, '甲', '100'],
      [`m.tiktok.com/@${known.handle}`, '甲（重复）', '100'],
      [`https://www.instagram.com/${fresh()}/`, '乙', '200'],
      [brokenLink, '丙', '300'],
      ['https://weibo.com/u/1234567', '丁', '400'],
      [`https://www.tiktok.com/@${blocked.handle}`, '戊', '500'],
    ]),
  );

  await person.sees(person.heading(listImports.columns.title));
  await person.sees(person.page.getByText(listImports.columns.basis.contents));
  await person.sees(person.page.getByRole('cell', { name: brokenLink, exact: true }));
  const links = column(person, 'A', '去哪找');
  const names = column(person, 'B', '怎么称呼');
  expect(await links.inputValue()).toBe('homepage');
  await links.selectOption({ label: listImports.columns.ignored });
  await person.button(listImports.columns.next).click();
  await person.sees(alert(person, listImports.columns.missing));
  await links.selectOption({ label: importHeadings.zh.homepage });
  await names.selectOption({ label: importHeadings.zh.name });
  await person.page.reload();
  await person.sees(person.page.getByRole('cell', { name: brokenLink, exact: true }));
  expect(await names.inputValue()).toBe('name');

  await person.button(listImports.columns.next).click();
  await person.sees(person.button(filled(listImports.check['start#other'], { number: 2 })));
  expect(await person.figure(listImports.check.willAdd)).toBe('2');
  expect(await person.figure(listImports.check.willFail)).toBe('4');
  expect(await person.figure(listImports.check.unknown)).toBe('1');
  const tried = table(person, listImports.check.title);
  await person.sees(rowWith(tried, '甲').or(rowWith(tried, known.handle)));
  await person.sees(rowWith(tried, 'weibo.com').filter({ hasText: reason.otherSite }));
  await person.sees(rowWith(tried, brokenLink).filter({ hasText: listImports.will.failed }));
  await person.sees(rowWith(tried, `@${blocked.handle}`).filter({ hasText: reason.blocked }));
  await person
    .button(listImports.will.failed, person.page.getByRole('group', { name: person.words.common.show }))
    .click();
  await person.seesNothingOf(rowWith(tried, listImports.will.added));

  await person.button(filled(listImports.check['start#other'], { number: 2 })).click();
  await person.sees(person.heading(listImports.result.done));
  await person.sees(filled(listImports.result.some, { succeeded: 2, failed: 4 }));
  await person.sees(
    rowWith(table(person, listImports.result.failedRows), 'm.tiktok.com').filter({ hasText: reason.twice }),
  );
  await person.page.reload();
  await person.sees(person.heading(listImports.result.done));

  const failed = await downloads(person, listImports.download.failed);
  expect(failed.name).toBe('名单-失败行.xlsx');
  const rows = (await readXlsx(failed.bytes)).rows.map(row => row.map(cell => cell?.value ?? ''));
  expect(rows.map(([link]) => link)).toContain(brokenLink);
  const mended = rows.map(row =>
    row.map(cell => (cell === brokenLink ? `https://www.tiktok.com/@${fresh()}` : cell)),
  );
  await person.page.getByRole('link', { name: listImports.download.mended }).click();
  await sends(person, await xlsx(failed.name, mended));
  await person.sees(person.heading(listImports.columns.title));
  await person.button(listImports.columns.next).click();
  await person.button(filled(listImports.check['start#other'], { number: 1 })).click();
  await person.sees(filled(listImports.result.some, { succeeded: 2, failed: 2 }));
  await person.sees(person.button(new RegExp(shell.work.title)));

  await person.page.getByRole('link', { name: listImports.result.record }).click();
  await person.sees(person.heading(filled(listImports.detail.title, { file: failed.name })));
  await person.button(person.words.common.outcome).click();
  await person.page
    .getByRole('combobox', { name: person.words.common.outcome })
    .selectOption(listImports.outcome.added);
  await person.button(shell.apply).click();
  await person.sees(
    person.page.getByRole('status').filter({ hasText: filled(listImports.detail.total, { number: 1 }) }),
  );
  expect(person.query()).toEqual({ outcome: 'added' });
  expect((await downloads(person, listImports.download.original)).name).toBe(failed.name);

  await person.page.getByRole('link', { name: listImports.detail.back }).click();
  const records = table(person, listImports.title);
  await person.sees(rowWith(records, '名单.csv').filter({ hasText: '春季新品' }).filter({ hasText: '林溪' }));
  await person.button(person.words.common.state).click();
  await person.page
    .getByRole('combobox', { name: person.words.common.state })
    .selectOption(listImports.state.running);
  await person.button(shell.apply).click();
  await person.sees(listImports.none);
  expect(person.query()).toEqual({ state: 'running' });
});

test('Files that are invalid, too large or missing are refused beside the field, and no choice is lost', async () => {
  const { person, listId } = await start();
  const { listImports } = person.words;
  await person.opens('/importRecord/new');
  await person.button(listImports.file.next).click();
  await person.sees(person.page.getByText(listImports.file.missingList));
  await person.sees(alert(person, listImports.file.missing));
  await person.sees(person.page.getByLabel(listImports.file.list).and(person.page.locator(':focus')));
  await person.page.getByLabel(listImports.file.list).selectOption(String(listId));
  await person.seesNothingOf(person.page.getByText(listImports.file.missingList));

  const pdf = { name: 'list.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  await fileField(person).setInputFiles(pdf);
  await person.sees(alert(person, filled(listImports.file.wrongKind, { name: 'list.pdf' })));
  const large = { name: 'large.csv', mimeType: 'text/csv', buffer: Buffer.alloc(11 * 1024 * 1024, 'a') };
  await fileField(person).setInputFiles(large);
  await person.sees(alert(person, filled(listImports.file.tooLarge, { name: 'large.csv', size: '11.0 MB' })));

  await sends(person, {
    name: 'disguised.xlsx',
    mimeType: xlsxMediaType,
    buffer: Buffer.from('%PDF-1.7\n%äöü'),
  });
  await person.sees(alert(person, 'disguised.xlsx'));
  await person.sees(fileField(person).and(person.page.locator(':focus')));
  expect(await person.page.getByLabel(listImports.file.list).inputValue()).toBe(String(listId));
  expect(person.query()).toEqual({ list: String(listId) });
});

test('A file with more creators than the list has room for cannot be started', async () => {
  const { person, listId } = await start();
  const { listImports } = person.words;
  const rows = Array.from({ length: 51 }, () => [`https://www.tiktok.com/@${fresh()}`]);
  await person.opens(`/importRecord/new?list=${listId}`);
  await sends(person, await xlsx('many.xlsx', [['主页链接'], ...rows]));
  await person.sees(person.page.getByText(listImports.columns.basis.headings));
  await person.button(listImports.columns.next).click();
  const told = filled(listImports.check.tooFull, { list: '春季新品', room: 50, count: 51 });
  await person.sees(alert(person, told));
  expect(await person.button(filled(listImports.check['start#other'], { number: 51 })).isDisabled()).toBe(
    true,
  );
  await person.page.getByRole('link', { name: listImports.check.otherList }).click();
  await person.sees(fileField(person));
});

test('A list is made on the way, and a file dragged in', async () => {
  const { person } = await start();
  const { listImports } = person.words;
  await person.opens('/importRecord');
  await person.sees(listImports.noneYet);
  await person.page.getByRole('link', { name: listImports.importNew }).first().click();
  await person.button(listImports.file.newList).click();
  const dialog = person.page.getByRole('dialog', { name: listImports.file.newList });
  await person.button(listImports.list.create, dialog).click();
  await person.sees(listImports.list.missing);
  await dialog.getByLabel(listImports.list.name).fill('夏季预热');
  await person.button(listImports.list.create, dialog).click();
  await person.seesNothingOf(dialog);
  const picked = person.page.getByLabel(listImports.file.list).locator('option:checked');
  await expect.poll(() => picked.innerText()).toContain('夏季预热');

  const dragged = await person.page.evaluateHandle(
    `(() => { const data = new DataTransfer(); data.items.add(new File(['主页链接\\nhttps://www.tiktok.com/@${fresh()}'], 'dragged.csv', { type: 'text/csv' })); return data; })()`,
  );
  await fileField(person).dispatchEvent('drop', { dataTransfer: dragged });
  await person.sees('dragged.csv');
  await person.button(listImports.file.next).click();
  await person.button(listImports.columns.next).click();
  await person.button(filled(listImports.check['start#other'], { number: 1 })).click();
  await person.sees(filled(listImports.result.all, { number: 1 }));
});

test('The template is read back unchanged, in both languages', async () => {
  const { person, listId } = await start();
  const { listImports } = person.words;
  await person.opens(`/importRecord/new?list=${listId}`);
  for (const lang of ['zh', 'en'] as const) {
    const { bytes } = await downloads(person, listImports.file.templateIn[lang]);
    const [heads] = (await readXlsx(bytes)).rows;
    expect(heads?.map(cell => cell?.value)).toEqual(Object.values(importHeadings[lang]));
  }
});

test.each(looks)('The import is accessible: %s', async (_name, look) => {
  const { tokens, listId } = await start('pro');
  const person = await visit({ ...look, tokens });
  const { listImports } = person.words;
  await person.opens(`/importRecord/new?list=${listId}`);
  await person.button(listImports.file.next).click();
  await person.sees(alert(person, listImports.file.missing));
  await isUsable(person, 'file');
  const wide = ['who', 'what', 'where', 'why', 'when', 'how'];
  const rows = [wide, [`https://www.tiktok.com/@${fresh()}`, ...wide.slice(1)], ['https://weibo.com/u/1']];
  await sends(person, csv('a-list-with-a-name-that-is-rather-long-for-a-phone.csv', rows));
  await person.sees(person.heading(listImports.columns.title).and(person.page.locator(':focus')));
  await isUsable(person, 'columns');
  await person.button(listImports.columns.next).click();
  await person.sees(person.page.getByRole('cell').filter({ hasText: 'weibo' }));
  await isUsable(person, 'check');
  await person
    .button(new RegExp(filled(listImports.check['start#other'], { number: 1 }).replace(/s$/, '')))
    .click();
  await person.sees(person.heading(listImports.result.done).and(person.page.locator(':focus')));
  await isUsable(person, 'result');
  await person.page.getByRole('link', { name: listImports.result.record }).click();
  await person.sees(person.heading(listImports.detail.rows));
  await person.sees(person.page.getByRole('cell').filter({ hasText: 'weibo' }));
  await isUsable(person, 'record');
  await person.page.getByRole('link', { name: listImports.detail.back }).click();
  await person.sees(table(person, listImports.title).getByRole('link'));
  await isUsable(person, 'records');
});
