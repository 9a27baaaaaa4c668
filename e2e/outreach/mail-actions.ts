import type { Locator } from 'playwright-core';
import { callAs } from '../harness/calls-as.ts';
import type { Person } from '../harness/person.ts';
import type { Tokens } from '../harness/sign-in.ts';

/** A verified sandbox mailbox. @returns its address */
export async function bindSender(address: string, tokens: Tokens, name: string): Promise<string> {
  const path = '/office/api/senders';
  const { id } = await callAs<{ id: number }>(address, tokens, 'POST', `${path}/sandbox`, { name });
  await callAs(address, tokens, 'POST', `${path}/${id}/verify`);
  const { senders } = await callAs<{ senders: { id: number; address: string }[] }>(
    address,
    tokens,
    'GET',
    path,
  );
  return senders.find(sender => sender.id === id)?.address ?? '';
}

type Step = keyof Person['words']['mailTasks']['steps'] &
  ('recipients' | 'content' | 'senders' | 'preview' | 'send');

export const stepTab = (person: Person, step: Step): Locator =>
  person.page.getByRole('tab', { name: new RegExp(`^${person.words.mailTasks.steps[step]} *(?:[(（]|$)`) });

export async function goesTo(person: Person, step: Step): Promise<void> {
  await stepTab(person, step).click();
  await person.sees(stepTab(person, step).and(person.page.locator('[aria-selected=true]')));
}

/** The text of the open round. */
export const mailText = (person: Person): Locator => person.page.locator('[contenteditable=true]');

export const subject = (person: Person): Locator =>
  person.page.getByLabel(person.words.common.subject, { exact: true });

/** Waits until all input is saved. */
export async function isSaved(person: Person): Promise<void> {
  const [before = ''] = person.words.mailTasks.save.at.split('{{');
  await person.sees(
    person.page.getByRole('status').filter({ hasText: new RegExp(`^${before}\\d\\d:\\d\\d$`) }),
  );
}
