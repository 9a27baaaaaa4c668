import { expect, test } from 'vitest';
import type { Person } from '../harness/person.ts';
import { dialog, sends, toast } from '../harness/creator-actions.ts';
import { field, fills, isBlamed } from '../harness/forms.ts';
import { bothLooks, isUsableInBothLooks } from '../harness/appearances.ts';
import { newTeam } from '../fixtures/new-team.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();

/** The card of the sender with this address. */
const card = (person: Person, of: RegExp) =>
  person.page
    .getByRole('listitem')
    .filter({ has: person.page.locator('dl') })
    .filter({ hasText: of });
const talk = (person: Person) => dialog(person).getByRole('log');

/** Chooses an action from the menu of a sender. */
async function chooses(person: Person, of: RegExp, action: 'edit' | 'remove') {
  const { common, senders } = person.words;
  const menu = { ...common, ...senders.menu };
  await card(person, of)
    .getByRole('button', { name: new RegExp(menu.open.replace('{{address}}', '.*')) })
    .click();
  await person.page.getByRole('menuitem', { name: menu[action], exact: true }).click();
}

async function failsWith(person: Person, fault: { text: string }) {
  await person.sees(dialog(person).getByText(person.words.senders.verify.failure, { exact: true }));
  await person.sees(dialog(person).getByText(fault.text));
}

test('A sandbox mailbox is verified, a wrong password shows the server’s reply, an address selects its provider, errors stand beside their fields, and a sender is removed', async () => {
  const tokens = await tokensOf(address, await newTeam(appUrl, { plan: 'pro' }));
  const person = await visit({ ...bothLooks, tokens });
  const { form, remove, fault, verify, empty, sandboxAdd, state } = person.words.senders;
  const sandbox = /@sandbox\.starbridge\.example/;
  await person.opens('/sender');
  await person.sees(person.page.getByText(empty));
  await person.button(sandboxAdd).click();
  await person.sees(dialog(person).getByText(verify.success, { exact: true }));
  await person.sees(talk(person).getByText(/^235 /));
  await isUsableInBothLooks(person, 'verification', { part: 'dialog' });
  await person.button(verify.done, dialog(person)).click();
  await person.sees(card(person, sandbox).getByText(state.verified, { exact: true }));
  await isUsableInBothLooks(person, 'senders');

  await chooses(person, sandbox, 'edit');
  // The editor of the signature comes last, and moves the button below it.
  await person.sees(person.page.getByRole('textbox', { name: form.signatureText }));
  await fills(person, { [form.secret]: 'not-the-password' });
  await person.button(form.save).click();
  await failsWith(person, fault.wrongSecret);
  await person.sees(talk(person).getByText(/^535 /));
  const said = await talk(person).innerText();
  expect(said).not.toContain('not-the-password');
  expect(said).not.toContain(Buffer.from('not-the-password').toString('base64').slice(0, -3));
  await person.page.keyboard.press('Escape');
  await person.sees(card(person, sandbox).getByText(state.refused, { exact: true }));
  await person.sees(card(person, sandbox).getByText(fault.wrongSecret.text));

  await person.goesTo('/sender?provider=outlook');
  const chosen = (name: RegExp) => person.page.getByRole('radio', { name, checked: true });
  await person.sees(chosen(/Outlook/));
  await person.isAt('/sender/new');
  await person.sees(person.page.getByRole('textbox', { name: form.signatureText }));
  await person.button(form.save).click();
  await isBlamed(person, form.secret, form.missingSecret);
  await isUsableInBothLooks(person, 'form');
  await fills(person, { [form.address]: 'lin@qq.com' });
  await person.sees(chosen(/QQ/));
  expect(await field(person, form.smtpHost).inputValue()).toBe('smtp.qq.com');
  expect(await field(person, form.replyTo).inputValue()).toBe('lin@qq.com');

  await person.page.getByRole('radio', { name: form.other }).check();
  await fills(person, {
    [form.address]: 'lin@brand.example',
    [form.secret]: 'secret',
    [form.smtpHost]: 'smtp.brand.invalid',
    [form.imapHost]: 'imap.brand.invalid',
  });
  await person.button(form.save).click();
  await failsWith(person, fault.hostUnknown);
  await person.page.keyboard.press('Escape');
  const own = /lin@brand\.example/;
  await chooses(person, own, 'remove');
  await person.sees(dialog(person).getByText(remove.secret));
  await sends(person, remove.confirm);
  await person.sees(toast(person, filled(remove.done, { address: 'lin@brand.example' })));
  await person.seesNothingOf(card(person, own));
});
