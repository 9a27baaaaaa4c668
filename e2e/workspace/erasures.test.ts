import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { dataKindTexts } from '../../contract/core/personal-data/data-kinds.ts';
import { newTeam } from '../fixtures/new-team.ts';
import { bothLooks, isUsableInBothLooks } from '../harness/appearances.ts';
import { callAs } from '../harness/calls-as.ts';
import { ownWorld } from '../harness/product/world.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';

const visit = visits();
const { address, appUrl } = ownWorld();
const suppressions = '/office/api/mail/suppressions';

test('The operator finds somebody by an address and erases them: no team has it any longer, a certificate says what was done, and they stay out', async () => {
  const tokens = await tokensOf(address, await newTeam(appUrl, { plan: 'pro' }));
  const who = `erase-${crypto.randomUUID().slice(0, 8)}@creators.example`;
  const adds = () =>
    callAs<{ lines: { outcome: string }[] }>(address, tokens, 'POST', suppressions, { pasted: who });
  const held = async () =>
    (await callAs<{ suppressions: { address: string }[] }>(address, tokens, 'GET', suppressions)).suppressions
      .length;
  await adds();
  expect(await held()).toBe(1);

  const operator = await visit({ ...bothLooks, tokens: await tokensOf(address) });
  const { erasures: words } = operator.words;
  const dialog = operator.page.getByRole('dialog');
  const found = operator.page.getByRole('table', { name: words.found, exact: true });
  await operator.opens('/operator/erasures');
  await operator.page.getByLabel(words.who, { exact: true }).fill(who);
  await operator.button(words.find).click();
  await operator.sees(found.getByRole('cell', { name: dataKindTexts.en.mail, exact: true }));
  await isUsableInBothLooks(operator, 'found');
  await operator.button(words.erase).click();
  await dialog.getByLabel(filled(words.dialog.confirmation, { who }), { exact: true }).fill(who);
  await isUsableInBothLooks(operator, 'erase', { part: 'dialog' });
  await operator.button(words.dialog.submit, dialog).click();
  await operator.sees(words.asked);
  const certificate = operator.button(filled(words.certificateOf, { id: 1 }));
  await operator.sees(certificate);
  await isUsableInBothLooks(operator, 'erased');
  const begun = operator.page.waitForEvent('download');
  await certificate.click();
  const text = await readFile(await (await begun).path(), 'utf8');
  expect(text).toContain(dataKindTexts.en.mail);
  expect(text).not.toContain(who);
  expect(await held()).toBe(0);

  await operator.button(words.find).click();
  await operator.sees(words.nothing);
});
