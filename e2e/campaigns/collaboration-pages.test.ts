import { expect, test } from 'vitest';
import { isUsableInBothLooks } from '../harness/appearances.ts';
import type { Person } from '../harness/person.ts';
import { setUpCreatorWork } from '../fixtures/creator-work-fixture.ts';
import { visits } from '../harness/visit.ts';
import { filled, words } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();
const team = '溪流传媒';
const phoneSize = { width: 390, height: 844 };
const text = words.en.collaborationPages;
const what = `${filled(text.work.place, { place: 1 })} · ${text.kind.video}`;

const field = (phone: Person, label: string) => phone.page.getByLabel(label, { exact: true });
const drafts = (member: Person) =>
  member.page.getByRole('region', { name: member.words.creatorWork.drafts.title, exact: true });
const page = (member: Person) =>
  member.page.getByRole('region', { name: member.words.creatorWork.page.title, exact: true });

/** Makes an English page for the creator, whose address is shown once. @returns its path */
async function makesPage(member: Person): Promise<string> {
  const { creatorWork } = member.words;
  await member.button(creatorWork.page.make, page(member)).click();
  const dialog = member.page.getByRole('dialog', { name: creatorWork.page.makeTitle });
  await dialog.getByLabel(creatorWork.page.lang).selectOption('en');
  await member.button(creatorWork.page.make, dialog).click();
  const shown = dialog.getByRole('group', { name: creatorWork.page.address });
  const url = (await shown.locator('code').textContent()) ?? '';
  expect(url).toMatch(/\/w\/[\w-]{43}$/);
  await member.sees(dialog.getByRole('img', { name: creatorWork.page.qr }));
  await member.button(creatorWork.page.done, dialog).click();
  return new URL(url).pathname;
}

/** Accepts the terms, and says where to send the product. */
async function agrees(phone: Person): Promise<void> {
  await phone.button(text.terms.accept).click();
  await phone.sees(phone.page.getByText(/^You accepted these terms on/));
  await field(phone, text.details.address).fill('林小满 138 0000 0000 杭州市西湖区龙井路 1 号');
  await field(phone, text.details.payment).fill('PayPal lan@shop.example');
  await phone.button(words.en.common.save).click();
  await phone.sees(text.details.addressGiven);
}

/** Hands in a draft; a program is refused. */
async function handsIn(phone: Person): Promise<void> {
  await phone.button(filled(text.work.handInFor, { what })).click();
  await isUsableInBothLooks(phone, 'page of the creator');
  await phone.page.setViewportSize(phoneSize);
  await field(phone, text.draft.note).fill('第一版');
  const wrong = { name: 'cut.exe', mimeType: 'video/mp4', buffer: Buffer.from('film') };
  await phone.page.locator('input[type=file]').setInputFiles(wrong);
  await phone.button(text.draft.send).click();
  await phone.sees(phone.page.getByRole('alert').filter({ hasText: 'program' }));
  expect(await field(phone, text.draft.note).inputValue()).toBe('第一版');
  const cut = { name: 'cut.mp4', mimeType: 'video/mp4', buffer: Buffer.from('film') };
  await phone.page.locator('input[type=file]').setInputFiles(cut);
  await phone.button(text.draft.send).click();
  await phone.sees(text.draft.sent);
}

/** Answers the team, and hands in another draft as a link. */
async function answers(phone: Person): Promise<void> {
  await phone.page.reload();
  await phone.sees(phone.page.getByText('请在开头露出包装'));
  await phone.sees(text.next.draftChanges);
  await phone.button(text.draft.reply).click();
  await field(phone, text.draft.replyLabel).fill('好的，明天改好');
  await phone.button(text.draft.replySend).click();
  await phone.sees('好的，明天改好');
  await phone.button(filled(text.work.handInFor, { what })).click();
  await phone.button(text.draft.asLink).click();
  await field(phone, text.draft.url).fill('https://drive.example/second');
  await phone.button(text.draft.send).click();
  await phone.sees(phone.page.getByText('https://drive.example/second'));
}

/** Gives the address of the post; one of a profile is wrong. */
async function publishes(phone: Person): Promise<void> {
  await phone.page.reload();
  await phone.button(filled(text.work.giveFor, { what })).click();
  await field(phone, text.post.label).fill('https://www.tiktok.com/@lan');
  await phone.button(text.post.send).click();
  await phone.sees(phone.page.locator('[aria-invalid="true"]'));
  await field(phone, text.post.label).fill('https://www.tiktok.com/@lan/video/7302194857610294533');
  await phone.button(text.post.send).click();
  await phone.sees(text.post.sent);
  await phone.sees(text.work.published);
}

test('A creator does their part on a phone by a link that is shown once, the team sees it beside the board, and revokes the link', async () => {
  const { tokens, campaignId, id } = await setUpCreatorWork({ address, appUrl });
  const member = await visit({ tokens });
  const { creatorWork } = member.words;
  await member.opens(`/campaignDetail/cooperation?id=${campaignId}&card=${id}`);
  // The page is in the language of its address, not of the browser.
  const phone = await visit(phoneSize);
  await phone.opens(await makesPage(member));
  await phone.sees(phone.heading(filled(text.head, { team })));
  await agrees(phone);
  await handsIn(phone);

  await member.sees(drafts(member).getByText('cut.mp4'));
  await member.button(/^要求修改/, drafts(member)).click();
  await drafts(member).getByLabel(creatorWork.drafts.askLabel, { exact: true }).fill('请在开头露出包装');
  await member.button(creatorWork.drafts.askSend, drafts(member)).click();
  await member.sees(drafts(member).getByText('请在开头露出包装'));
  await member.sees(page(member).getByText('PayPal lan@shop.example'));
  await answers(phone);
  await member.sees(drafts(member).getByText('https://drive.example/second'));
  await member.button(/^通过/, drafts(member)).first().click();
  await member.sees(drafts(member).getByText(creatorWork.drafts.state.approved));
  await publishes(phone);

  await member.button(/^收回/, page(member)).first().click();
  await member
    .button(creatorWork.page.revoke, member.page.getByRole('alertdialog').or(member.page.getByRole('dialog')))
    .last()
    .click();
  await member.sees(page(member).getByText(creatorWork.page.revoked, { exact: true }));
  await phone.page.reload();
  await phone.sees(phone.words.collaborationPages.over.title);
  await isUsableInBothLooks(phone, 'a revoked page');
});
