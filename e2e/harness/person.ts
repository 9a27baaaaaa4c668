import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Sort } from '../../contract/creators/search/search-filter.ts';
import type { Lang } from '../../contract/core/error-texts.ts';
import { headOf, isColumnField, type ColumnField } from '../../contract/core/sources/creator-fields.ts';
import { filled, words } from './words.ts';

type Texts = (typeof words)[Lang];
type FilterName = keyof Texts['creators']['filter']['names'];
type ColumnName = keyof Texts['creators']['column'] | ColumnField;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A user of the product, who acts and finds elements by role and label. */
export class Person {
  readonly page: Page;
  readonly words: Texts;
  private readonly lang: Lang;

  constructor(page: Page, lang: Lang) {
    this.page = page;
    this.lang = lang;
    this.words = words[lang];
  }

  async opens(path: string): Promise<void> {
    await this.page.goto(path);
  }

  /**
   * Goes to another page within the product, as by a link; nothing is loaded again. It ends a change of the address that
   * is still under way, so wait for that change first.
   */
  async goesTo(path: string): Promise<void> {
    await this.page.evaluate(`(() => {
      const state = { key: String(performance.now()), idx: (history.state?.idx ?? 0) + 1 };
      history.pushState(state, '', ${JSON.stringify(path)});
      dispatchEvent(new PopStateEvent('popstate', { state }));
    })()`);
  }

  /** Waits until it is on the page. */
  async sees(what: Locator | string): Promise<void> {
    const locator = typeof what === 'string' ? this.page.getByText(what, { exact: true }) : what;
    await locator.first().waitFor();
  }

  async seesNothingOf(what: Locator): Promise<void> {
    await what.first().waitFor({ state: 'hidden' });
  }

  async isAt(path: string): Promise<void> {
    await expect.poll(() => new URL(this.page.url()).pathname).toBe(path);
  }

  address(): string {
    const { pathname, search } = new URL(this.page.url());
    return pathname + search;
  }

  query(): Record<string, string> {
    return Object.fromEntries(new URL(this.page.url()).searchParams);
  }

  button(name: string | RegExp, within: Page | Locator = this.page): Locator {
    return within.getByRole('button', { name, exact: typeof name === 'string' });
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { name });
  }

  async signsIn(username: string, password: string): Promise<void> {
    const { identity } = this.words;
    await this.page.getByLabel(identity.username, { exact: true }).fill(username);
    // The tab of this way to sign in may be called the same.
    await this.page
      .getByLabel(identity.password, { exact: true })
      .and(this.page.locator('input'))
      .fill(password);
    await this.button(identity.signIn).click();
  }

  async signsOut(): Promise<void> {
    await this.button(this.words.shell.user.menu).click();
    await this.button(this.words.shell.user.logOut).click();
  }

  // Search

  keywordBox(): Locator {
    return this.page.getByRole('combobox', { name: this.words.creators.keyword.label });
  }

  results(): Locator {
    return this.page.getByRole('table', { name: this.words.creators.results, exact: true });
  }

  rows(): Locator {
    return this.results()
      .getByRole('row')
      .filter({ has: this.page.getByRole('link') });
  }

  /** Does something that changes the results, and waits for them. */
  async searches(act: () => Promise<unknown>): Promise<void> {
    const answered = this.page.waitForResponse(response => /\/kol\/api\/creators\?/.test(response.url()));
    await Promise.all([answered, act()]);
    await this.seesResults();
  }

  async seesResults(): Promise<void> {
    await this.sees(this.results().and(this.page.locator('[aria-busy=false]')));
  }

  async opensSearch(path: string): Promise<void> {
    await this.searches(() => this.opens(path));
  }

  async searchesFor(keyword: string): Promise<void> {
    await this.searches(async () => {
      await this.keywordBox().fill(keyword);
      await this.keywordBox().press('Enter');
    });
  }

  chips(): Locator {
    return this.page.getByRole('group', { name: this.words.creators.filter.title });
  }

  chip(name: FilterName, value: string): Locator {
    const { filter } = this.words.creators;
    return this.button(filled(filter.chip, { name: filter.names[name], value }), this.chips());
  }

  /** Sets a minimum as users type it: 100K, 10万. */
  async asksForAtLeast(name: FilterName, min: string): Promise<void> {
    const { filter } = this.words.creators;
    await this.button(filter.names[name], this.chips()).click();
    await this.page.getByLabel(filter.from, { exact: true }).fill(min);
    await this.searches(() => this.button(this.words.shell.apply).click());
  }

  async dropsFilter(name: FilterName): Promise<void> {
    const { filter } = this.words.creators;
    const cross = this.button(filled(filter.remove, { name: filter.names[name] }));
    await cross.click();
    await this.seesNothingOf(cross);
    await this.seesResults();
  }

  sortBox(): Locator {
    return this.page.getByRole('combobox', { name: this.words.creators.sort.by });
  }

  async sortsBy(sort: Sort): Promise<void> {
    await this.searches(() => this.sortBox().selectOption({ label: this.words.creators.sort[sort] }));
  }

  private headOfColumn(name: ColumnName): string {
    return isColumnField(name) ? headOf(name)[this.lang] : this.words.creators.column[name];
  }

  columnHead(name: ColumnName): Locator {
    return this.results().getByRole('columnheader', { name: this.headOfColumn(name) });
  }

  /** The texts of a column, row by row, with the lines of a cell joined by spaces. */
  async column(name: ColumnName): Promise<string[]> {
    const heads = await this.results().getByRole('columnheader').allInnerTexts();
    const at = heads.findIndex(head => head.startsWith(this.headOfColumn(name)));
    expect(at, `column ${name} among ${heads.join(', ')}`).toBeGreaterThanOrEqual(0);
    const cells = await this.rows().getByRole('cell').allInnerTexts();
    return cells.filter((_, place) => place % heads.length === at).map(text => text.replace(/\s+/g, ' '));
  }

  private nameCells(): Locator {
    return this.rows().getByRole('cell').and(this.page.locator(':first-child'));
  }

  /** Handles of the creators on the page, in order. */
  async handles(): Promise<string[]> {
    const texts = await this.nameCells().allInnerTexts();
    return texts.map(text => /@(\S+)/.exec(text)?.[1] ?? text);
  }

  /** Names of the creators on the page, in order. */
  names(): Promise<string[]> {
    return this.nameCells().getByRole('link').allInnerTexts();
  }

  /** The number of results on the page. */
  async total(): Promise<number> {
    const status = this.page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: this.words.creators.total['creators#other'] });
    const shown = /[\d,]+/.exec(await status.innerText())?.[0] ?? '';
    return Number(shown.replaceAll(',', ''));
  }

  pageButton(number: number): Locator {
    return this.button(filled(this.words.shell.pager.page, { page: number }));
  }

  async turnsThePage(): Promise<void> {
    await this.searches(() => this.button(this.words.shell.pager.next).click());
  }

  quickLookAt(name: string): Locator {
    return this.page.getByRole('dialog', {
      name: filled(this.words.creators.look.title, { name }),
      exact: true,
    });
  }

  async opensQuickLook(name: string): Promise<void> {
    await this.button(filled(this.words.creators.action.lookAt, { name })).first().click();
    await this.sees(this.quickLookAt(name));
  }

  // A creator

  async opensCreator(name: string): Promise<void> {
    await this.rows().getByRole('link', { name, exact: true }).first().click();
    await this.sees(this.page.getByRole('heading', { level: 1, name: new RegExp(`^${escaped(name)}`) }));
  }

  /** A figure of the detail page with the text below it. */
  async figure(name: string): Promise<string> {
    const term = this.page.getByRole('term').filter({ hasText: new RegExp(`^${escaped(name)}$`) });
    const text = await term.locator('xpath=following-sibling::dd').first().innerText();
    return text.replace(/\s+/g, ' ');
  }

  explanation(name: string): Locator {
    return this.page.getByRole('dialog', { name, exact: true });
  }

  /** Opens the explanation of a figure by keyboard and reads it. */
  async asksHow(name: string): Promise<string> {
    const opener = this.button(name).first();
    await opener.focus();
    await opener.press('Enter');
    await this.sees(this.explanation(name));
    const text = await this.explanation(name).innerText();
    await this.page.keyboard.press('Escape');
    await this.seesNothingOf(this.explanation(name));
    return text;
  }
}
