import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import type { SourceCode } from '../../contract/core/sources/source-codes.ts';
import type { Person } from '../harness/person.ts';
import { dialog, sends, toast } from '../harness/creator-actions.ts';
import { fills, isBlamed } from '../harness/forms.ts';
import { bothLooks, isUsableInBothLooks } from '../harness/appearances.ts';
import type { Visit } from '../harness/browser-window.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address } = ownWorld();

const secret = 'AIza-typed-once';
const youtubeHost = 'www.googleapis.com';
const sandboxName = '沙盒凭证 Sandbox credential';

const card = (person: Person, code: SourceCode): Locator =>
  person.page.getByRole('article', { name: person.words.sources.names[code], exact: true });

async function entersSources(options: Visit = {}): Promise<Person> {
  const person = await visit({ tokens: await tokensOf(address), ...options });
  await person.opens('/operator/sources');
  await person.sees(card(person, 'youtube'));
  return person;
}

const credential = (person: Person, name: string) =>
  card(person, 'youtube')
    .getByRole('listitem')
    .filter({ hasText: name })
    .filter({ has: person.page.locator('strong') });

async function turns(person: Person) {
  const { sources } = person.words;
  const name = filled(sources.switchOf, { name: sources.names.youtube });
  await card(person, 'youtube').getByRole('switch', { name, exact: true }).click();
}

async function choosesOf(person: Person, name: string, action: 'edit' | 'turnOff' | 'remove') {
  const { common, sources } = person.words;
  const credentials = { ...common, ...sources.credentials };
  await person.button(filled(credentials.menu, { name })).click();
  await person.page.getByRole('menuitem', { name: credentials[action], exact: true }).click();
}

const tells = (person: Person, mood: 'well' | 'refused') =>
  person.page
    .getByRole('combobox', { name: filled(person.words.sources.sandbox.moodOf, { host: youtubeHost }) })
    .selectOption(mood);

test('A key is added, never shown again and removed; one that the platform refuses says why until it works again', async () => {
  const person = await entersSources();
  const { sources } = person.words;
  const youtube = card(person, 'youtube');
  // A source that is off is not queried, so the key is not sent.
  await turns(person);
  await person.sees(youtube.getByText(sources.states.off, { exact: true }));

  await person.button(filled(sources.credentials.addOf, { name: sources.names.youtube })).click();
  await person.sees(dialog(person).getByText(sources.help.youtube.group));
  await person.button(sources.form.add, dialog(person)).click();
  await isBlamed(person, person.words.common.name, sources.form.wrongName);
  await fills(person, { [person.words.common.name]: 'main', [sources.fields.apiKey]: secret });
  await sends(person, sources.form.add);
  await person.sees(toast(person, filled(sources.form.added, { name: 'main' })));
  const added = credential(person, 'main');
  await person.sees(added.getByText(sources.credentials.states.ok, { exact: true }));
  const check = filled(sources.credentials.checkOf, { name: 'main' });
  expect(await person.button(check).isDisabled()).toBe(true);

  await choosesOf(person, 'main', 'edit');
  expect(await dialog(person).getByLabel(sources.fields.apiKey, { exact: true }).inputValue()).toBe('');
  await fills(person, { [person.words.common.name]: 'first' });
  await sends(person, sources.form.save);
  await person.sees(credential(person, 'first'));
  expect(await person.page.content()).not.toContain(secret);

  await choosesOf(person, 'first', 'turnOff');
  await person.sees(credential(person, 'first').getByText(sources.credentials.states.off, { exact: true }));
  await choosesOf(person, 'first', 'remove');
  await sends(person, sources.credentials.remove);
  await person.seesNothingOf(credential(person, 'first'));

  await turns(person);
  await person.sees(youtube.getByText(sources.states.ready, { exact: true }));

  const sandbox = credential(person, sandboxName);
  const checks = () => sandbox.getByRole('button', { name: sources.credentials.check }).click();
  await checks();
  await person.sees(toast(person, filled(sources.credentials.works, { name: sandboxName })));

  await tells(person, 'refused');
  await person.sees(
    toast(person, filled(sources.sandbox.notice, { host: youtubeHost, mood: sources.sandbox.moods.refused })),
  );
  await checks();
  await person.sees(
    sandbox.getByText(filled(sources.credentials.fails, { fault: sources.faults.credential })),
  );
  await person.sees(sandbox.getByText(sources.credentials.states.refused, { exact: true }));
  await person.sees(card(person, 'youtube').getByText(sources.wait.noneWorks));

  await tells(person, 'well');
  await checks();
  await person.sees(sandbox.getByText(sources.credentials.states.ok, { exact: true }));
  await person.sees(card(person, 'youtube').getByText(sources.states.ready, { exact: true }));
  await person.button(person.words.shell.table.asTable, card(person, 'youtube')).click();
  await person.sees(person.page.getByRole('cell', { name: sources.purposes.check, exact: true }));

  await person.button(sources.facts.all, card(person, 'youtube')).click();
  expect(person.query()).toEqual({ faults: 'youtube' });
  await person.sees(dialog(person).getByRole('cell', { name: sources.faults.credential, exact: true }));
});

test('Quotas are corrected, and the policy is chosen on Google’s word; the page is usable in both looks', async () => {
  const person = await entersSources(bothLooks);
  const { sources } = person.words;
  const youtube = card(person, 'youtube');
  await isUsableInBothLooks(person, 'sources');
  await person.button(filled(sources.credentials.addOf, { name: sources.names.youtube })).click();
  await person.sees(dialog(person));
  await isUsableInBothLooks(person, 'a credential');
  await person.page.keyboard.press('Escape');
  await person.seesNothingOf(dialog(person));
  const corrects = async (text: string) => {
    await person.button(filled(sources.menu.open, { name: sources.names.youtube })).click();
    await person.page.getByRole('menuitem', { name: sources.menu.limits, exact: true }).click();
    const label = filled(sources.limits.field, {
      bucket: sources.buckets.units,
      per: sources.quota.per.pacificDay,
    });
    await fills(person, { [label]: text });
  };
  await corrects('1.5');
  await person.button(person.words.common.save, dialog(person)).click();
  await person.sees(dialog(person).getByText(sources.limits.wrong, { exact: true }));
  await person.page.keyboard.press('Escape');
  await corrects('50000');
  await sends(person, person.words.common.save);
  await person.sees(youtube.getByText(/ of 50,000$/));
  await corrects('');
  await sends(person, person.words.common.save);
  await person.sees(youtube.getByText(/ of 10,000$/));

  const { mode } = sources;
  const steps = [
    { why: mode.amendedOnly, confirm: mode.confirmAmended, leads: mode.amended },
    { why: mode.strictWhat, confirm: mode.confirmStrict, leads: mode.strict },
  ];
  const isStrict = await youtube.getByText(mode.strict, { exact: true }).isVisible();
  for (const { why, confirm, leads } of isStrict ? steps : steps.toReversed()) {
    await person.button(sources.menu.mode, youtube).click();
    await person.sees(dialog(person).getByText(why));
    await sends(person, confirm);
    await person.sees(youtube.getByText(leads, { exact: true }));
  }
});
