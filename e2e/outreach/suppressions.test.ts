import { expect, test } from 'vitest';
import { signingKey } from '../../server/core/db/signing-key.ts';
import { makeLinkTokens } from '../../server/core/auth/link-tokens.ts';
import { realContext } from '../../server/core/real-context.ts';
import { addSentMail } from '../../test/fixtures/outreach/sent-mail.ts';
import type { Person } from '../harness/person.ts';
import { bothLooks, isUsableInBothLooks } from '../harness/appearances.ts';
import { newTeam, type TeamAccount, withDb } from '../fixtures/new-team.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();

const suppressed = 'lan.nguyen@example.com';

/** The token of the unsubscribe link in a mail to her. */
const linkToken = (team: TeamAccount): Promise<string> =>
  withDb(appUrl, async db => {
    const mail = await addSentMail(db, realContext(), team, { address: suppressed });
    const key = await signingKey(db, 'links', () => Buffer.alloc(32));
    return makeLinkTokens(key).seal(team.teamId, mail.messageRowId);
  });

const addresses = (person: Person) =>
  person.page
    .getByRole('table', { name: person.words.suppressions.title, exact: true })
    .getByRole('row')
    .filter({ hasText: '@example.com' });

test('A recipient unsubscribes with one button, and the team sees when and how; an address is added, found, and taken off with a reason that stays', async () => {
  const team = await newTeam(appUrl, { plan: 'pro' });
  const recipient = await visit(bothLooks);
  const page = recipient.words.unsubscribe;
  await recipient.opens(`/u/${await linkToken(team)}`);
  const names = { team: '溪流传媒', address: 'l***n@example.com' };
  await recipient.sees(recipient.heading(filled(page.ask, names)));
  await recipient.sees(filled(page.about, names));
  await isUsableInBothLooks(recipient, 'before');
  const language = recipient.page.getByRole('banner').getByRole('combobox');
  await language.selectOption('ar');
  await recipient.sees(recipient.page.getByRole('heading', { name: /\p{Script=Arabic}/u }));
  expect(await recipient.page.evaluate('document.documentElement.dir')).toBe('rtl');
  await isUsableInBothLooks(recipient, 'in Arabic');
  await language.selectOption('en');
  await recipient.button(page.confirm).click();
  await recipient.sees(recipient.heading(page.doneTitle).and(recipient.page.locator(':focus')));
  await recipient.sees(filled(page.done, names));
  await isUsableInBothLooks(recipient, 'after');

  const person = await visit({ ...bothLooks, tokens: await tokensOf(address, team) });
  const { common, shell, suppressions } = person.words;
  const { adding, lifting } = suppressions;
  await person.opens('/suppression');
  await person.sees(addresses(person));
  const text = await addresses(person).innerText();
  expect(text).toContain(suppressed);
  expect(text).toContain(suppressions.reason.unsubscribed);
  await person.button(suppressions.way.page).click();
  await person.sees(suppressions.proof.agent);
  await person.page.keyboard.press('Escape');
  await isUsableInBothLooks(person, 'list');

  await person.button(suppressions.add).click();
  const dialog = person.page.getByRole('dialog', { name: adding.title });
  const field = dialog.getByLabel(common.address);
  await field.fill('lan');
  await person.button(common.add, dialog).click();
  await person.sees(adding.wrong);
  await person.sees(field.and(person.page.locator(':focus')));
  await field.fill('mai@example.com');
  await person.button(common.add, dialog).click();
  await person.sees(filled(adding.done, { address: 'mai@example.com' }));
  await expect.poll(() => addresses(person).count()).toBe(2);

  const search = person.page.getByRole('searchbox', { name: suppressions.search });
  await search.fill('nguyen');
  await search.press('Enter');
  await expect.poll(() => addresses(person).count()).toBe(1);
  await person.button(common.reason, person.page.getByRole('group', { name: common.filters })).click();
  await person.page.getByRole('combobox', { name: common.reason }).selectOption(suppressions.reason.bounced);
  await person.button(shell.apply).click();
  await person.sees(suppressions.none);
  expect(person.query()).toEqual({ keyword: 'nguyen', reason: 'bounced' });
  await person.button(common.clearFilters).click();

  await person.button(filled(suppressions.liftOf, { address: suppressed })).click();
  const question = person.page.getByRole('dialog', { name: filled(lifting.title, { address: suppressed }) });
  await person.button(lifting.confirm, question).click();
  await person.sees(lifting.missing);
  await question.getByLabel(lifting.reason).fill('She agreed again');
  await person.button(lifting.confirm, question).click();
  await person.sees(filled(lifting.done, { address: suppressed }));
  await expect.poll(() => addresses(person).count()).toBe(1);
  await person.button(suppressions.history).click();
  await person.sees('She agreed again');
  expect(await addresses(person).innerText()).toContain(suppressed);
});
