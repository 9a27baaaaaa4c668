import { expect, test } from 'vitest';
import { toast } from '../harness/creator-actions.ts';
import { bothLooks, isUsableInBothLooks } from '../harness/appearances.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';

const visit = visits();

test('The guides are accessible, a server name is copied, and after the sign-in the form for this mailbox opens', async () => {
  const person = await visit(bothLooks);
  const { mailGuides, identity, senders } = person.words;
  const { guide, overview, server } = mailGuides;
  await person.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await person.opens('/mailConfig');
  await person.sees(person.heading(overview.title));
  await isUsableInBothLooks(person, 'all guides');

  await person.goesTo('/outlookmail');
  await person.sees(person.heading(filled(guide.title, { name: 'Outlook / Microsoft 365' })));
  await isUsableInBothLooks(person, 'a guide');

  await person.goesTo('/qqmail');
  await person.button(filled(server.copy, { what: 'smtp.qq.com' })).click();
  await person.sees(toast(person, filled(server.copied, { text: 'smtp.qq.com' })));
  expect(await person.page.evaluate('navigator.clipboard.readText()')).toBe('smtp.qq.com');
  await person.page.getByRole('link', { name: guide.signInToBind }).click();
  await person.button(identity.signInDemo).click();
  await person.isAt('/sender/new');
  await person.sees(person.page.getByRole('radio', { name: /^QQ/, checked: true }));
  expect(await person.page.getByLabel(senders.form.smtpHost, { exact: true }).inputValue()).toBe(
    'smtp.qq.com',
  );
});
