import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { importHeadings, importReasonTexts } from '../../contract/creators/list-imports/list-import-texts.ts';
import { writeXlsx, xlsxMediaType } from '../../server/core/storage/write-xlsx.ts';
import { readXlsx } from '../../test/harness/spreadsheets/read-xlsx.ts';
import type { Person } from '../harness/person.ts';
import { callAs, someCreators } from '../harness/calls-as.ts';
import { bothLooks, isUsableInBothLooks } from '../harness/appearances.ts';
import { newTeam } from '../fixtures/new-team.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { filled, words } from '../harness/words.ts';
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

/** Drags a file over the field and drops it. */
async function drops(person: Person, { name, mimeType, buffer }: ChosenFile): Promise<void> {
  const file = JSON.stringify([buffer.toString('utf8'), name, mimeType]);
  const dragged = await person.page.evaluateHandle(`(() => {
    const [content, name, type] = ${file};
    const data = new DataTransfer();
    data.items.add(new File([content], name, { type }));
    return data;
  })()`);
  await fileField(person).dispatchEvent('drop', { dataTransfer: dragged });
  await person.sees(name);
}

test('A messy file is dragged in for a new list, previewed, imported, its failed rows corrected and uploaded again; all of it is on record', async () => {
  const tokens = await tokensOf(address, await newTeam(appUrl, { plan: 'pro' }));
  const person = await visit({ ...bothLooks, tokens });
  const { common, listImports, shell } = person.words;
  const { check, columns, result } = listImports;
  const [known, blocked] = await someCreators(address, tokens, 2);
  if (!known || !blocked) throw new Error('The catalogue has too few creators');
  await callAs(address, tokens, 'POST', '/kol/api/creators/bulk', {
    selection: { of: 'ids', ids: [blocked.id] },
    action: { do: 'block', reason: '报价虚高' },
  });
  const reason = importReasonTexts.en;
  const brokenLink = 'tiktok/no-such-thing';

  await person.opens('/importRecord');
  await person.sees(listImports.noneYet);
  await person.page.getByRole('link', { name: listImports.importNew }).first().click();
  await person.button(listImports.file.next).click();
  await person.sees(person.page.getByText(listImports.file.missingList));
  await person.sees(alert(person, listImports.file.missing));
  const picker = person.page.getByLabel(listImports.file.list);
  await person.sees(picker.and(person.page.locator(':focus')));
  await isUsableInBothLooks(person, 'file');
  for (const lang of ['zh', 'en'] as const) {
    // The template is read back unchanged.
    const { bytes } = await downloads(person, listImports.file.templateIn[lang]);
    const [heads] = (await readXlsx(bytes)).rows;
    expect(heads?.map(cell => cell?.value)).toEqual(Object.values(importHeadings[lang]));
  }
  await person.button(listImports.file.newList).click();
  const dialog = person.page.getByRole('dialog', { name: listImports.file.newList });
  await person.button(listImports.list.create, dialog).click();
  await person.sees(listImports.list.missing);
  await dialog.getByLabel(listImports.list.name).fill('夏季预热');
  await person.button(listImports.list.create, dialog).click();
  await person.seesNothingOf(dialog);
  await expect.poll(() => picker.locator('option:checked').innerText()).toContain('夏季预热');

  const name = 'a-list-with-a-name-that-is-rather-long-for-a-phone.csv';
  const wide = ['what', 'where', 'when', 'how'];
  await drops(
    person,
    csv(name, [
      ['去哪找', '怎么称呼', '价格', ...wide],
      [`https://www.tiktok.com/@${known.handle}?lang=en`, '甲', '100', ...wide],
      [`m.tiktok.com/@${known.handle}`, '甲（重复）', '100'],
      [`https://www.instagram.com/${fresh()}/`, '乙', '200'],
      [brokenLink, '丙', '300'],
      ['https://weibo.com/u/1234567', '丁', '400'],
      [`https://www.tiktok.com/@${blocked.handle}`, '戊', '500'],
    ]),
  );
  await person.button(listImports.file.next).click();
  await person.sees(person.heading(columns.title).and(person.page.locator(':focus')));
  await person.sees(person.page.getByText(columns.basis.contents));
  await person.sees(person.page.getByRole('cell', { name: brokenLink, exact: true }));
  await isUsableInBothLooks(person, 'columns');
  const links = column(person, 'A', '去哪找');
  const names = column(person, 'B', '怎么称呼');
  expect(await links.inputValue()).toBe('homepage');
  await links.selectOption({ label: columns.ignored });
  await person.button(columns.next).click();
  await person.sees(alert(person, columns.missing));
  await links.selectOption({ label: importHeadings.en.homepage });
  await names.selectOption({ label: importHeadings.en.name });
  await person.page.reload();
  await person.sees(person.page.getByRole('cell', { name: brokenLink, exact: true }));
  expect(await names.inputValue()).toBe('name');

  await person.button(columns.next).click();
  const start = person.button(filled(check['start#other'], { number: 2 }));
  await person.sees(start);
  expect(await person.figure(check.willAdd)).toBe('2');
  expect(await person.figure(check.willFail)).toBe('4');
  expect(await person.figure(check.unknown)).toBe('1');
  const tried = table(person, check.title);
  await person.sees(rowWith(tried, '甲').or(rowWith(tried, known.handle)));
  await person.sees(rowWith(tried, 'weibo.com').filter({ hasText: reason.otherSite }));
  await person.sees(rowWith(tried, brokenLink).filter({ hasText: listImports.will.failed }));
  await person.sees(rowWith(tried, `@${blocked.handle}`).filter({ hasText: reason.blocked }));
  await isUsableInBothLooks(person, 'check');
  const shown = person.page.getByRole('group', { name: common.show });
  await person.button(listImports.will.failed, shown).click();
  await person.seesNothingOf(rowWith(tried, listImports.will.added));

  await start.click();
  await person.sees(person.heading(result.done).and(person.page.locator(':focus')));
  await person.sees(filled(result.some, { succeeded: 2, failed: 4 }));
  const failedRows = table(person, result.failedRows);
  await person.sees(rowWith(failedRows, 'm.tiktok.com').filter({ hasText: reason.twice }));
  await isUsableInBothLooks(person, 'result');

  const failed = await downloads(person, listImports.download.failed);
  expect(failed.name).toBe(filled(listImports.download.failedName, { name: name.replace('.csv', '') }));
  const rows = (await readXlsx(failed.bytes)).rows.map(row => row.map(cell => cell?.value ?? ''));
  expect(rows.map(([link]) => link)).toContain(brokenLink);
  const mended = rows.map(row =>
    row.map(cell => (cell === brokenLink ? `https://www.tiktok.com/@${fresh()}` : cell)),
  );
  await person.page.getByRole('link', { name: listImports.download.mended }).click();
  await sends(person, await xlsx(failed.name, mended));
  await person.sees(person.heading(columns.title));
  await person.button(columns.next).click();
  await person.button(words.en.listImports.check['start#one'].replace('{{number}}', '1')).click();
  await person.sees(filled(result.some, { succeeded: 2, failed: 2 }));
  await person.sees(person.button(new RegExp(shell.work.title)));

  await person.page.getByRole('link', { name: result.record }).click();
  await person.sees(person.heading(filled(listImports.detail.title, { file: failed.name })));
  await person.sees(person.page.getByRole('cell').filter({ hasText: 'weibo' }));
  await isUsableInBothLooks(person, 'record');
  await person.button(common.outcome).click();
  await person.page.getByRole('combobox', { name: common.outcome }).selectOption(listImports.outcome.added);
  await person.button(shell.apply).click();
  const total = filled(listImports.detail.total, { number: 1 });
  await person.sees(person.page.getByRole('status').filter({ hasText: total }));
  expect(person.query()).toEqual({ outcome: 'added' });
  expect((await downloads(person, listImports.download.original)).name).toBe(failed.name);

  await person.page.getByRole('link', { name: listImports.detail.back }).click();
  const records = table(person, listImports.title);
  await person.sees(rowWith(records, name).filter({ hasText: '夏季预热' }).filter({ hasText: '林溪' }));
  await isUsableInBothLooks(person, 'records');
  await person.button(common.state).click();
  await person.page.getByRole('combobox', { name: common.state }).selectOption(listImports.state.running);
  await person.button(shell.apply).click();
  await person.sees(listImports.none);
  expect(person.query()).toEqual({ state: 'running' });
});
