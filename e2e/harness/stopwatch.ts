import type { Locator } from 'playwright-core';
import { emptyStates, isLoaded } from './page-state.ts';
import type { Person } from './person.ts';

export interface Step {
  name: string;
  clicks: number;
  seconds: number;
}

/** Milliseconds: an editor is loaded when somebody writes, and takes the cursor then. */
const cursorComesWithin = 700;

/** Counts what a person does by hand on the way through the product, and notes what is wrong on that way. */
export class Stopwatch {
  readonly person: Person;
  readonly steps: Step[] = [];
  /** In the console, with the address of the page. */
  readonly errors: string[] = [];
  /** What pages said instead of data, with their address. */
  readonly emptyPages: string[] = [];
  private count = 0;

  constructor(person: Person) {
    this.person = person;
    const note = (what: string) => this.errors.push(`${person.address()}: ${what}`);
    person.page.on('console', message => message.type() === 'error' && note(message.text()));
    person.page.on('pageerror', error => note(String(error)));
  }

  get clicks(): number {
    return this.steps.reduce((sum, { clicks }) => sum + clicks, 0);
  }

  async presses(what: Locator): Promise<void> {
    this.count += 1;
    await what.click();
  }

  /** Types into a field. Unless the page puts the cursor there by itself, that takes a click. */
  async types(field: Locator, text: string): Promise<void> {
    await field.waitFor();
    const focused = field.and(this.person.page.locator(':focus'));
    const isThere = await focused.waitFor({ timeout: cursorComesWithin }).then(
      () => true,
      () => false,
    );
    if (!isThere) await this.presses(field);
    await field.fill(text);
  }

  /** Does a part of the journey, and looks at the page on which it ends. */
  async step(name: string, work: () => Promise<void>): Promise<void> {
    this.count = 0;
    const begun = performance.now();
    await work();
    await isLoaded(this.person.page);
    const seconds = Number(((performance.now() - begun) / 1000).toFixed(1));
    this.steps.push({ name, clicks: this.count, seconds });
    for (const text of await emptyStates(this.person.page))
      this.emptyPages.push(`${this.person.address()}: ${text}`);
  }
}
