import { expect, test } from 'vitest';
import { mailProviders } from '../../contract/outreach/senders/mail-providers.ts';
import { toast } from '../harness/creator-actions.ts';
import { isUsable, looks } from '../harness/appearances.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';

const visit = visits();

test('Every guide is found from the list of all, with its steps and servers', async () => {
  const person = await visit();
  const { guide, server, overview } = person.words.mailGuides;
  for (const { name, path, smtp, imap } of mailProviders) {
    await person.opens('/mailConfig');
    const link = filled(overview.openFor, { name: name.zh });
    await person.page.getByRole('link', { name: link, exact: true }).click();
    await person.isAt(path ?? '');
    await person.sees(person.heading(filled(guide.title, { name: name.zh })));
    const steps = person.page.getByRole('region', { name: guide.stepsTitle }).getByRole('listitem');
    expect(await steps.count(), path ?? '').toBeGreaterThan(3);
    for (const host of [smtp.host, imap.host])
      await person.sees(person.button(filled(server.copy, { what: host })));
  }
});

test.each(looks)('The guides are accessible: %s', async (_name, look) => {
  const person = await visit(look);
  const { guide, overview } = person.words.mailGuides;
  const titles = {
    '/mailConfig': overview.title,
    '/outlookmail': filled(guide.title, { name: 'Outlook / Microsoft 365' }),
  };
  for (const [path, title] of Object.entries(titles)) {
    await person.opens(path);
    await person.sees(person.heading(title));
    await isUsable(person, path);
  }
});

test('A server name is copied, and after the sign-in the form for this mailbox opens', async () => {
  const person = await visit();
  const { mailGuides, identity, senders } = person.words;
  await person.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await person.opens('/qqmail');
  await person.button(filled(mailGuides.server.copy, { what: 'smtp.qq.com' })).click();
  await person.sees(toast(person, filled(mailGuides.server.copied, { text: 'smtp.qq.com' })));
  expect(await person.page.evaluate('navigator.clipboard.readText()')).toBe('smtp.qq.com');
  await person.page.getByRole('link', { name: mailGuides.guide.signInToBind }).click();
  await person.button(identity.signInDemo).click();
  await person.isAt('/sender/new');
  await person.sees(person.page.getByRole('radio', { name: 'QQ', checked: true }));
  expect(await person.page.getByLabel(senders.form.smtpHost, { exact: true }).inputValue()).toBe(
    'smtp.qq.com',
  );
});
