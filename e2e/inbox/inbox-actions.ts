import type { Locator } from 'playwright-core';
import { addInbox } from '../fixtures/inbox-fixture.ts';
import { newTeam, type TeamAccount } from '../fixtures/new-team.ts';
import type { Person } from '../harness/person.ts';
import { filled } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

/** A new team with the mail of `addInbox`. */
export async function makeInbox(): Promise<TeamAccount & Awaited<ReturnType<typeof addInbox>>> {
  const { appUrl } = ownWorld();
  const team = await newTeam(appUrl, { plan: 'pro' });
  return { ...team, ...(await addInbox(appUrl, team)) };
}

const list = (person: Person) =>
  person.page.getByRole('list', { name: person.words.inbox.list.title, exact: true });

export const rows = (person: Person): Locator => list(person).getByRole('link');

export const row = (person: Person, { name }: { name: string }): Locator =>
  rows(person).filter({ hasText: name });

export const box = (person: Person, name: string): Locator =>
  list(person).getByLabel(filled(person.words.inbox.list.select, { name }), { exact: true });

export const focused = (person: Person): Locator => person.page.locator(':focus');

export const view = (person: Person, name: keyof Person['words']['inbox']['view']): Locator =>
  person.page
    .getByRole('navigation', { name: person.words.inbox.views })
    .getByRole('link', { name: new RegExp(`^${person.words.inbox.view[name]}`) })
    .first();

/** The open conversation. */
export const thread = (person: Person, subject: string): Locator =>
  person.page.getByRole('region', { name: filled(person.words.inbox.thread.region, { subject }) });

/** Opens a conversation from the list. */
export async function reads(person: Person, who: { name: string }, subject: string): Promise<Locator> {
  await row(person, who).click();
  const region = thread(person, subject);
  await person.sees(region.getByRole('heading', { level: 2, name: subject }));
  return region;
}
