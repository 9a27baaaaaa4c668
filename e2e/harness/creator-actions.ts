import { readFileSync } from 'node:fs';
import type { Locator } from 'playwright-core';
import type { Person } from './person.ts';
import { filled } from './words.ts';

type ActionName = keyof Person['words']['teamCreators']['action'];
type Status = keyof Person['words']['teamCreators']['status'];

/** The selection bar above the table. */
export const bar = (person: Person): Locator =>
  person.page.getByRole('group', { name: person.words.shell.table.selected });

export const dialog = (person: Person): Locator => person.page.getByRole('dialog');

export const box = (person: Person, name: string): Locator =>
  person.page.getByRole('checkbox', { name: filled(person.words.shell.table.select, { name }), exact: true });

/** Selects the first rows of a table: the first, then with Shift the last. */
export async function selectsFirst(person: Person, names: readonly string[]): Promise<void> {
  await box(person, names[0] ?? '')
    .first()
    .check();
  const last = box(person, names.at(-1) ?? '').last();
  if (names.length > 1) await last.click({ modifiers: ['Shift'] });
  await person.sees(selected(person, names.length));
}

export const selected = (person: Person, count: number): Locator =>
  bar(person).getByText(filled(person.words.teamCreators.selection['count#other'], { number: count }));

/** Starts an action on the selected creators. */
export async function begins(person: Person, action: ActionName): Promise<void> {
  await person.button(person.words.teamCreators.action[action], bar(person)).click();
  await person.sees(dialog(person));
}

/** Starts an action on one creator, from the menu of its row. */
export async function beginsOn(person: Person, name: string, action: ActionName): Promise<void> {
  const { action: words } = person.words.teamCreators;
  await person.button(filled(words.moreOf, { name })).click();
  await person.page.getByRole('menuitem', { name: words[action], exact: true }).click();
  await person.sees(dialog(person));
}

/** Submits the open dialog with the button of this text, and waits until it is closed. */
export async function sends(person: Person, submit: string): Promise<void> {
  await person.button(submit, dialog(person)).click();
  try {
    await person.seesNothingOf(dialog(person));
  } catch (cause) {
    const said = await dialog(person).innerText({ timeout: 1000 }).catch(String);
    throw new Error(`the dialog stays open after "${submit}" and says: ${said}`, { cause });
  }
}

/** Saves creators to a new list, in the open dialog. */
export async function savesToNew(person: Person, list: string): Promise<void> {
  const { save } = person.words.creatorDialogs;
  const choice = dialog(person).getByRole('radio', { name: save.new });
  if (await choice.count()) await choice.check();
  await person.page.getByLabel(save.name, { exact: true }).fill(list);
  await sends(person, save.save);
}

/** Chooses a list in the open dialog. */
export const choosesList = async (person: Person, list: string): Promise<void> =>
  dialog(person)
    .getByRole('radio', { name: new RegExp(`^${list}`) })
    .check();

export async function tags(person: Person, tag: string): Promise<void> {
  const { tag: words } = person.words.teamCreators;
  await begins(person, 'tag');
  await person.page.getByLabel(words.label, { exact: true }).fill(tag);
  await sends(person, words.addTags);
}

export async function setsStatus(person: Person, status: Status): Promise<void> {
  const { setStatus, status: names } = person.words.teamCreators;
  await begins(person, 'status');
  await dialog(person).getByRole('radio', { name: names[status] }).check();
  await sends(person, setStatus.submit);
}

export const toast = (person: Person, text: string): Locator =>
  person.page.getByRole('status').filter({ hasText: text });

/** Goes to the lists from any page of the product. */
export async function opensLists(person: Person): Promise<void> {
  await person.goesTo('/favorites');
  await person.sees(person.page.getByRole('heading', { level: 1, name: person.words.lists.title }));
}

export const card = (person: Person, list: string): Locator =>
  person.page.getByRole('article', { name: list, exact: true });

export const members = (person: Person): Locator =>
  person.page.getByRole('table', { name: person.words.lists.table, exact: true });

/** The row of a creator in a list. */
export const memberRow = (person: Person, name: string): Locator =>
  members(person)
    .getByRole('row')
    .filter({ has: person.page.getByRole('link', { name, exact: true }) });

/** Adds a column to the open list. */
export async function showsColumn(person: Person, column: keyof Person['words']['creators']['column']) {
  const { creators, shell } = person.words;
  await person.button(shell.table.columns).click();
  await person.page.getByRole('checkbox', { name: creators.column[column], exact: true }).check();
  await person.page.keyboard.press('Escape');
}

export async function opensList(person: Person, list: string): Promise<void> {
  await opensLists(person);
  await card(person, list).getByRole('link', { name: list, exact: true }).click();
  await person.sees(members(person).and(person.page.locator('[aria-busy=false]')));
}

/** Waits until the list shows this number of members. */
export function countsMembers(person: Person, count: number): Promise<void> {
  // In English the singular ends without the s.
  const shown = filled(person.words.lists['members#other'], { number: count }).replace(/s$/, 's?');
  return person.sees(person.page.getByRole('status').filter({ hasText: new RegExp(`^${shown}$`) }));
}

/** Downloads the file of a finished background task. @returns its name and content */
export async function downloadsTaskFile(
  person: Person,
  name: RegExp,
): Promise<{ name: string; content: Buffer }> {
  const { work } = person.words.shell;
  await person.button(new RegExp(`^${work.title}`)).click();
  const begun = person.page.waitForEvent('download', { timeout: 60_000 });
  // Background tasks are slow on a busy machine.
  await person.button(name).click({ timeout: 45_000 });
  const file = await begun;
  return { name: file.suggestedFilename(), content: readFileSync(await file.path()) };
}
