import { expect, test } from 'vitest';
import type { Person } from '../harness/person.ts';
import { dialog, sends, toast } from '../harness/creator-actions.ts';
import { field, fills, isBlamed } from '../harness/forms.ts';
import { isUsable, looks } from '../harness/appearances.ts';
import { newTeam } from '../fixtures/new-team.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { violations } from '../harness/violations.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();

async function enters(look = {}): Promise<Person> {
  const person = await visit({
    tokens: await tokensOf(address, await newTeam(appUrl, { plan: 'pro' })),
    ...look,
  });
  await person.opens('/sender');
  await person.sees(person.button(person.words.senders.sandboxAdd));
  return person;
}

const cards = (person: Person) =>
  person.page.getByRole('listitem').filter({ has: person.page.locator('dl') });
const talk = (person: Person) => dialog(person).getByRole('log');

/** Chooses an action from the menu of the only sender. */
async function chooses(person: Person, action: 'edit' | 'remove') {
  const { common, senders } = person.words;
  const menu = { ...common, ...senders.menu };
  await cards(person)
    .getByRole('button', { name: new RegExp(menu.open.replace('{{address}}', '.*')) })
    .click();
  await person.page.getByRole('menuitem', { name: menu[action], exact: true }).click();
}

async function bindsSandbox(person: Person) {
  const { sandboxAdd, verify } = person.words.senders;
  await person.button(sandboxAdd).click();
  await person.sees(dialog(person).getByText(verify.success, { exact: true }));
}

test('A sandbox mailbox is verified; a wrong password shows the server’s reply', async () => {
  const person = await enters();
  const { senders } = person.words;
  await bindsSandbox(person);
  await person.sees(talk(person).getByText(/^235 /));
  await person.button(senders.verify.done, dialog(person)).click();
  await person.sees(cards(person).getByText(senders.state.verified, { exact: true }));

  await chooses(person, 'edit');
  await fills(person, { [senders.form.secret]: 'not-the-password' });
  await person.button(senders.form.save).click();
  await person.sees(dialog(person).getByText(senders.verify.failure, { exact: true }));
  await person.sees(dialog(person).getByText(senders.fault.wrongSecret.text));
  await person.sees(talk(person).getByText(/^535 /));
  const said = await talk(person).innerText();
  expect(said).not.toContain('not-the-password');
  expect(said).not.toContain(Buffer.from('not-the-password').toString('base64').slice(0, -3));
  await person.page.keyboard.press('Escape');
  await person.sees(cards(person).getByText(senders.state.refused, { exact: true }));
  await person.sees(cards(person).getByText(senders.fault.wrongSecret.text));
});

test('An address selects its provider; errors are shown beside their fields; a sender is removed', async () => {
  const person = await enters();
  const { form, remove, fault, verify, empty } = person.words.senders;
  await person.opens('/sender?provider=gmail');
  const chosen = (name: RegExp) => person.page.getByRole('radio', { name, checked: true });
  await person.sees(chosen(/Gmail/));
  await person.isAt('/sender/new');
  await fills(person, { [form.address]: 'lin@qq.com' });
  await person.sees(chosen(/QQ/));
  expect(await field(person, form.smtpHost).inputValue()).toBe('smtp.qq.com');
  expect(await field(person, form.replyTo).inputValue()).toBe('lin@qq.com');
  await person.button(form.save).click();
  await isBlamed(person, form.secret, form.missingSecret);

  await person.page.getByRole('radio', { name: form.other }).check();
  await fills(person, {
    [form.address]: 'lin@brand.example',
    [form.secret]: 'secret',
    [form.smtpHost]: 'smtp.brand.invalid',
    [form.imapHost]: 'imap.brand.invalid',
  });
  await person.button(form.save).click();
  await person.sees(dialog(person).getByText(verify.failure, { exact: true }));
  await person.sees(dialog(person).getByText(fault.hostUnknown.text));
  await person.page.keyboard.press('Escape');
  await chooses(person, 'remove');
  await person.sees(dialog(person).getByText(remove.secret));
  await sends(person, remove.confirm);
  await person.sees(toast(person, filled(remove.done, { address: 'lin@brand.example' })));
  await person.sees(person.page.getByText(empty));
});

test.each(looks)('Senders are accessible: %s', async (_name, look) => {
  const person = await enters(look);
  const { form } = person.words.senders;
  await bindsSandbox(person);
  expect(await violations(person, 'dialog')).toEqual([]);
  await person.page.keyboard.press('Escape');
  await person.seesNothingOf(dialog(person));
  await isUsable(person, 'senders');
  await person.opens('/sender/new?provider=outlook');
  await person.button(form.save).click();
  await person.sees(form.missingSecret);
  await person.sees(person.page.getByRole('textbox', { name: form.signatureText }));
  await isUsable(person, 'form');
});
