import { expect, test } from 'vitest';
import { isUsable, looks } from '../harness/appearances.ts';
import { setUpCreatorWork } from '../fixtures/creator-work-fixture.ts';
import { visits } from '../harness/visit.ts';
import { filled, words } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();
const team = '溪流传媒';
const phoneSize = { width: 390, height: 844 };

test.each(['zh', 'en'] as const)(
  'A creator does their part on a phone, in %s, and the team sees it beside the board',
  async lang => {
    const { tokens, campaignId, id, page } = await setUpCreatorWork({ address, appUrl }, lang);
    // The page uses the language of its address, not of the browser.
    const phone = await visit({ ...phoneSize, lang: lang === 'zh' ? 'en' : 'zh' });
    const text = words[lang].collaborationPages;
    await phone.opens(page);
    await phone.sees(phone.heading(filled(text.head, { team })));
    expect(await phone.page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    expect(await phone.page.locator('html').getAttribute('lang')).toBe(lang === 'zh' ? 'zh-CN' : 'en');

    await phone.button(text.terms.accept).click();
    await phone.sees(
      phone.page.getByText(lang === 'zh' ? /^你已于 .+ 接受这些条款$/ : /^You accepted these terms on/),
    );

    const field = (label: string) => phone.page.getByLabel(label, { exact: true });
    await phone.button(words[lang].common.save).click();
    await phone.sees(text.details.empty);
    await field(text.details.address).fill('林小满 138 0000 0000 杭州市西湖区龙井路 1 号');
    await field(text.details.payment).fill('PayPal lan@shop.example');
    await phone.button(words[lang].common.save).click();
    await phone.sees(text.details.addressGiven);
    expect(await phone.page.content()).not.toContain('龙井路');

    const what = `${filled(text.work.place, { place: 1 })} · ${text.kind.video}`;
    await phone.button(filled(text.work.handInFor, { what })).click();
    await phone.button(text.draft.send).click();
    await phone.sees(phone.page.getByText(text.draft.fileMissing));
    await field(text.draft.note).fill('第一版');
    const wrong = { name: 'cut.exe', mimeType: 'video/mp4', buffer: Buffer.from('film') };
    await phone.page.locator('input[type=file]').setInputFiles(wrong);
    await phone.button(text.draft.send).click();
    await phone.sees(phone.page.getByRole('alert').filter({ hasText: lang === 'zh' ? '程序' : 'program' }));
    expect(await field(text.draft.note).inputValue()).toBe('第一版');
    const cut = { name: 'cut.mp4', mimeType: 'video/mp4', buffer: Buffer.from('film') };
    await phone.page.locator('input[type=file]').setInputFiles(cut);
    await phone.button(text.draft.send).click();
    await phone.sees(text.draft.sent);

    const member = await visit({ tokens });
    const { creatorWork } = member.words;
    await member.opens(`/campaignDetail/cooperation?id=${campaignId}&card=${id}`);
    const drafts = member.page.getByRole('region', { name: creatorWork.drafts.title, exact: true });
    await member.sees(drafts.getByText('cut.mp4'));
    await member.button(/^要求修改/, drafts).click();
    await drafts.getByLabel(creatorWork.drafts.askLabel, { exact: true }).fill('请在开头露出包装');
    await member.button(creatorWork.drafts.askSend, drafts).click();
    await member.sees(drafts.getByText('请在开头露出包装'));
    const given = member.page.getByRole('region', { name: creatorWork.page.title, exact: true });
    await member.sees(given.getByText('PayPal lan@shop.example'));

    await phone.page.reload();
    await phone.sees(phone.page.getByText('请在开头露出包装'));
    await phone.sees(text.next.draftChanges);
    await phone.button(text.draft.reply).click();
    await field(text.draft.replyLabel).fill('好的，明天改好');
    await phone.button(text.draft.replySend).click();
    await phone.sees('好的，明天改好');
    await phone.button(filled(text.work.handInFor, { what })).click();
    await phone.button(text.draft.asLink).click();
    await field(text.draft.url).fill('https://drive.example/second');
    await phone.button(text.draft.send).click();
    await phone.sees(phone.page.getByText('https://drive.example/second'));

    await member.sees(drafts.getByText('https://drive.example/second'));
    await member.button(/^通过/, drafts).first().click();
    await member.sees(drafts.getByText(creatorWork.drafts.state.approved));

    await phone.page.reload();
    await phone.button(filled(text.work.giveFor, { what })).click();
    await field(text.post.label).fill('https://www.tiktok.com/@lan');
    await phone.button(text.post.send).click();
    await phone.sees(phone.page.locator('[aria-invalid="true"]'));
    await field(text.post.label).fill('https://www.tiktok.com/@lan/video/7302194857610294533');
    await phone.button(text.post.send).click();
    await phone.sees(text.post.sent);
    await phone.sees(text.work.published);
  },
);

test('A member creates a link, which is shown once, and revokes it', async () => {
  const { tokens, campaignId, id } = await setUpCreatorWork({ address, appUrl }, 'zh');
  const member = await visit({ tokens });
  const { creatorWork } = member.words;
  await member.opens(`/campaignDetail/cooperation?id=${campaignId}&card=${id}`);
  const part = member.page.getByRole('region', { name: creatorWork.page.title, exact: true });
  await member.button(creatorWork.page.make, part).click();
  const dialog = member.page.getByRole('dialog', { name: creatorWork.page.makeTitle });
  await dialog.getByLabel('English').check();
  await member.button(creatorWork.page.make, dialog).click();
  const shown = dialog.getByRole('group', { name: creatorWork.page.address });
  const url = (await shown.locator('code').textContent()) ?? '';
  expect(url).toMatch(/\/w\/[\w-]{43}$/);
  await member.sees(dialog.getByRole('img', { name: creatorWork.page.qr }));
  await member.button(creatorWork.page.done, dialog).click();
  const phone = await visit(phoneSize);
  const english = words.en.collaborationPages;
  await phone.opens(new URL(url).pathname);
  await phone.sees(phone.heading(filled(english.head, { team })));
  await member.button(/^收回/, part).first().click();
  await member
    .button(creatorWork.page.revoke, member.page.getByRole('alertdialog').or(member.page.getByRole('dialog')))
    .last()
    .click();
  await member.sees(part.getByText(creatorWork.page.revoked, { exact: true }));
  await phone.page.reload();
  await phone.sees(phone.words.collaborationPages.over.title);
  await phone.opens('/w/nobody');
  await phone.sees(phone.words.collaborationPages.over.unknown);
});

test('The creator’s page is accessible', async () => {
  const { page } = await setUpCreatorWork({ address, appUrl }, 'zh');
  for (const [name, look] of looks) {
    const person = await visit(look);
    await person.opens(page);
    const text = words.zh.collaborationPages;
    await person.sees(person.heading(filled(text.head, { team })));
    await person
      .button(
        filled(text.work.handInFor, {
          what: `${filled(text.work.place, { place: 1 })} · ${text.kind.video}`,
        }),
      )
      .click();
    await isUsable(person, name);
    await person.opens('/w/nobody');
    await person.sees(person.words.collaborationPages.over.unknown);
    await isUsable(person, `${name}, unknown`);
  }
});
