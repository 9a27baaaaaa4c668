import { expect, test } from 'vitest';
import sharp from 'sharp';
import type { Person } from '../harness/person.ts';
import { dialog, sends, toast } from '../harness/creator-actions.ts';
import { bothLooks, isUsableInBothLooks } from '../harness/appearances.ts';
import { newTeam } from '../fixtures/new-team.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { filled, words } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();

const field = ({ page }: Person, label: string) => page.getByLabel(label, { exact: true });
const body = (person: Person) =>
  person.page.getByRole('textbox', { name: person.words.mailTemplates.form.body, exact: true });
const preview = ({ page, words }: Person) =>
  page.getByRole('region', { name: words.mailTemplates.preview.title, exact: true });
const mail = ({ page, words }: Person) =>
  page.frameLocator(`iframe[title="${words.mailTemplates.preview.frame}"]`).locator('body');
const picture = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#c2410c' } })
    .png()
    .toBuffer();

async function insertsVariable(person: Person, search: string): Promise<void> {
  const { richText } = person.words;
  await person.button(richText.insertVariable).last().click();
  await person.page.getByRole('combobox', { name: richText.searchVariable }).fill(search);
  await person.page.keyboard.press('Enter');
}

/** Takes the examples, finds one, and deletes another after a question about unsaved changes. */
async function usesExamples(person: Person): Promise<void> {
  const { common, mailTemplates: t, shell } = person.words;
  await person.opens('/template');
  await person.button(t.starters).click();
  await person.sees(filled(t['total#other'], { number: 3 }));
  await isUsableInBothLooks(person, 'templates');
  await person.page.getByRole('searchbox', { name: t.search }).fill('idea for');
  await person.page.keyboard.press('Enter');
  await person.sees(filled(words.en.mailTemplates['total#one'], { number: 1 }));
  await person.page.getByRole('link', { name: 'First contact' }).click();
  await person.sees(body(person).getByText('| there'));
  await person.sees(mail(person).getByText('We are preparing a launch'));

  // Leaving with unsaved changes asks first.
  await field(person, t.form.name).fill('Hello');
  await person.page.getByRole('link', { name: t.back }).click();
  await dialog(person).getByRole('button', { name: shell.form.leave }).click();
  await person.isAt('/template');
  await person.button(filled(t.menu.open, { name: 'Follow-up 1' })).click();
  await person.page.getByRole('menuitem', { name: common.delete }).click();
  await dialog(person).getByRole('button', { name: t.end.confirm }).click();
  await person.sees(filled(t['total#other'], { number: 2 }));
}

/** Pastes HTML as the browser does after a copy in another program. */
const pastes = (person: Person, html: string) =>
  body(person).evaluate((element, copied) => {
    interface Clip {
      DataTransfer: new () => { setData: (type: string, text: string) => void };
      ClipboardEvent: new (kind: string, options: object) => Parameters<typeof element.dispatchEvent>[0];
    }
    const { DataTransfer: Data, ClipboardEvent: Paste } = globalThis as unknown as Clip;
    const clipboardData = new Data();
    clipboardData.setData('text/html', copied);
    element.dispatchEvent(new Paste('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{color:red}</style></head><body>
<!--StartFragment--><p class=MsoNormal style="color:red"><b>报价</b><o:p></o:p></p>
<p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·&nbsp;</span>一条视频</p>
<p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·&nbsp;</span>给{{creator.name|您}}</p>
<img src="https://tracker.example/a.gif"><!--EndFragment--></body></html>`;

async function chooses(
  person: Person,
  opener: string,
  file: { name: string; mimeType: string; buffer: Buffer },
) {
  const [chooser] = await Promise.all([
    person.page.waitForEvent('filechooser'),
    person.button(opener).click(),
  ]);
  await chooser.setFiles(file);
}

/** Writes 夏季合作 with variables, a picture and a file. */
async function writes(person: Person): Promise<void> {
  const { common, mailTasks, mailTemplates: t, mailTexts, richText } = person.words;
  await person.page.getByRole('link', { name: t.create }).first().click();
  await person.isAt('/template/new');
  await body(person).waitFor();

  // A template without a name is not saved, and the field says so.
  await person.page.keyboard.press('Control+s');
  await person.sees(t.form.missingName);
  await field(person, t.form.name).fill('夏季合作');
  await field(person, t.form.category).fill('夏季新品');
  await field(person, common.subject).fill('你好，');
  await person.button(richText.insertVariable).first().click();
  await person.page.getByRole('option', { name: mailTexts.variable['creator-name'] }).click();
  expect(await field(person, common.subject).inputValue()).toBe('你好，{{creator.name}}');

  await body(person).click();
  await person.page.keyboard.type('{{' + mailTexts.variable['creator-followers'].slice(0, 2));
  await person.page.keyboard.press('Enter');
  await person.page.keyboard.type('，');
  await insertsVariable(person, mailTexts.variable['list-name']);
  await body(person).getByText(mailTexts.variable['list-name']).click();
  await dialog(person).getByLabel(richText.variable.fallback, { exact: true }).fill('我们的名单');
  await sends(person, richText.variable.apply);
  await person.sees(body(person).getByText('| 我们的名单'));
  await person.page.keyboard.press('Control+End');
  await chooses(person, richText.picture, {
    name: '样品.png',
    mimeType: 'image/png',
    buffer: await picture(),
  });
  await person.sees(body(person).getByRole('img', { name: '样品' }));
  await chooses(person, mailTasks.files.add, {
    name: '报价单.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF'),
  });
  await person.sees('报价单.pdf');

  // Hand-written text is restored after the plain-text part was generated.
  const isMade = person.page.getByRole('checkbox', { name: mailTasks.body.plainAuto });
  const plain = person.page.getByRole('textbox', { name: mailTasks.body.plain, exact: true });
  await isMade.uncheck();
  await plain.fill('手写');
  await isMade.check();
  await isMade.uncheck();
  expect(await plain.inputValue()).toBe('手写');
  await isMade.check();
}

async function previews(person: Person): Promise<void> {
  const { mailTemplates: t } = person.words;
  await person.sees(mail(person).getByText('我们的名单'));
  await person.sees(mail(person).getByRole('img', { name: '样品' }));
  const width = await mail(person)
    .getByRole('img')
    .evaluate(async element => {
      const image = element as unknown as { decode: () => Promise<void>; naturalWidth: number };
      await image.decode();
      return image.naturalWidth;
    });
  expect(width).toBe(60);
  await isUsableInBothLooks(person, 'a template');
  await preview(person).getByRole('tab', { name: t.preview.text }).click();
  await person.sees(preview(person).getByText('我们的名单'));
}

/** Pastes what another program copied, and formats it by keyboard. */
async function pastesAndFormats(person: Person): Promise<void> {
  const { mailTexts, richText } = person.words;
  const { keyboard } = person.page;
  await body(person).click();
  await pastes(person, fromWord);
  await person.sees(body(person).getByRole('strong').getByText('报价'));
  const lines = await body(person).getByRole('listitem').allInnerTexts();
  expect(lines.map(line => line.trim())).toEqual([
    '一条视频',
    `给${mailTexts.variable['creator-name']} | 您`,
  ]);
  expect(await body(person).getByRole('img').count()).toBe(0);
  expect(await body(person).locator('[style], style').count()).toBe(0);

  const button = (name: string) => person.button(name, person.page.getByRole('toolbar'));
  await keyboard.press('Control+a');
  await keyboard.press('Alt+F10');
  expect(await button(richText.bold).evaluate(element => element.matches(':focus'))).toBe(true);
  await keyboard.press('ArrowRight');
  await keyboard.press('Enter');
  await person.sees(button(richText.italic).and(person.page.locator('[aria-pressed=true]')));
  await keyboard.press('Control+k');
  await dialog(person).getByLabel(richText.linkForm.address, { exact: true }).fill('javascript:alert(1)');
  await keyboard.press('Enter');
  await person.sees(richText.linkForm.wrong);
  await dialog(person).getByLabel(richText.linkForm.address, { exact: true }).fill('example.com');
  await sends(person, richText.linkForm.apply);
  const link = body(person).getByRole('link').first();
  expect(await link.getAttribute('href')).toBe('https://example.com');
}

test('Examples in one’s language are used; a template is written with variables, a picture and a file, previewed, saved, changed, restored and copied; pasted text is cleaned, and the toolbar works by keyboard', async () => {
  const team = await newTeam(appUrl, { plan: 'pro' });
  const person = await visit({ ...bothLooks, tokens: await tokensOf(address, team) });
  const { common, mailTemplates: t } = person.words;
  await usesExamples(person);
  await writes(person);
  await previews(person);

  await person.button(common.save).click();
  await person.sees(toast(person, t.form.created));
  await person.sees(filled(t.form.versionIs, { version: 1 }));
  await person.sees(body(person).getByRole('img', { name: '样品' }));

  await field(person, common.subject).fill('第二版');
  await body(person).waitFor();
  await person.page.keyboard.press('Control+s');
  await person.sees(toast(person, t.form.saved));
  await person.sees(filled(t.form.versionIs, { version: 2 }));
  await person.button(t.versions.open).click();
  await person.button(filled(t.versions.restoreOf, { version: 1 })).click();
  await person.sees(filled(t.form.versionIs, { version: 3 }));
  await expect.poll(() => field(person, common.subject).inputValue()).toBe('你好，{{creator.name}}');
  await person.sees(body(person).getByText('| 我们的名单'));

  await person.goesTo('/template?category=夏季新品');
  await person.button(filled(t.menu.open, { name: '夏季合作' })).click();
  await person.page.getByRole('menuitem', { name: t.menu.duplicate }).click();
  await person.sees(toast(person, t.duplicated));
  await person.sees(person.heading('夏季合作 copy'));

  await person.goesTo('/template/new');
  await expect.poll(() => field(person, t.form.name).inputValue()).toBe('');
  await pastesAndFormats(person);
});
