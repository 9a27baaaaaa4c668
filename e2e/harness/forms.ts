import type { Locator } from 'playwright-core';
import type { Person } from './person.ts';

/** A field of a form by its label. */
export const field = (person: Person, label: string): Locator =>
  person.page.getByLabel(label, { exact: true });

/** Types into fields, by their labels. */
export async function fills(person: Person, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(person, label).fill(value);
}

/** Waits until a field shows this error. */
export async function isBlamed(person: Person, label: string, reason: string): Promise<void> {
  await person.sees(person.page.getByText(reason, { exact: true }));
  await person.sees(field(person, label).and(person.page.locator('[aria-invalid=true]')));
}

/** Requests a code and reads it from the sandbox's panel. */
export async function takesCode(person: Person): Promise<string> {
  const { identity } = person.words;
  await person.button(identity.sms.get).click();
  const panel = person.page.getByRole('region', { name: identity.sandbox.title });
  await person.button(new RegExp(`^${identity.sandbox.fillOf.split('{{')[0]}`), panel).click();
  return field(person, identity.code).inputValue();
}
