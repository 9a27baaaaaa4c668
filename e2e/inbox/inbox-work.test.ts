import { expect, test } from 'vitest';
import type { Person } from '../harness/person.ts';
import type { TeamAccount } from '../fixtures/new-team.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { bao, lan, mai, mailComes, server } from '../fixtures/inbox-fixture.ts';
import { mailText } from '../outreach/mail-actions.ts';
import { violations } from '../harness/violations.ts';
import { visits } from '../harness/visit.ts';
import { filled, words } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';
import { box, focused, makeInbox, reads, row, rows, thread, view } from './inbox-actions.ts';

const visit = visits();
const { address, appUrl } = ownWorld();
const undelivered = 'Undelivered Mail Returned to Sender';

async function usesKeys(person: Person): Promise<void> {
  const { inbox } = person.words;
  const { keyboard } = person.page;
  await person.sees(row(person, lan));
  await keyboard.press('j');
  await keyboard.press('j');
  await person.sees(row(person, bao).and(focused(person)));
  await keyboard.press('k');
  await person.sees(row(person, lan).and(focused(person)));
  await keyboard.press('ArrowDown');
  await keyboard.press('o');
  const region = thread(person, '自动回复：合作');
  await person.sees(region.getByRole('heading', { level: 2 }).and(focused(person)));
  await keyboard.press('j');
  await person.sees(thread(person, undelivered));
  await keyboard.press('Escape');
  await person.seesNothingOf(thread(person, undelivered));
  await person.sees(row(person, server).and(focused(person)));
  await keyboard.press('e');
  await person.sees(filled(words.en.inbox.done['archive#one'], { number: 1 }));
  await person.seesNothingOf(row(person, server));

  await keyboard.press('/');
  const search = person.page.getByRole('searchbox', { name: inbox.search.label });
  await person.sees(search.and(focused(person)));
  await keyboard.type('jecu?');
  expect(await search.inputValue()).toBe('jecu?');
  await person.seesNothingOf(person.page.getByRole('dialog'));
  expect(person.query()).toEqual({});
  await keyboard.press('Escape');
  await keyboard.press('?');
  const table = person.page.getByRole('dialog', { name: inbox.keys.title });
  await person.sees(table.getByText(inbox.keys.replyAll));
  await keyboard.press('Escape');
  await person.seesNothingOf(table);

  await reads(person, lan, 'Re: 合作秋季新品');
  await keyboard.press('r');
  await expect.poll(() => person.query()['letter']).toMatch(/^\d+$/);
  // The editor takes the focus once it is loaded, also from the search.
  await person.sees(mailText(person).and(focused(person)));
}

async function searches(person: Person): Promise<void> {
  const { common, inbox } = person.words;
  const search = person.page.getByRole('searchbox', { name: inbox.search.label });
  await search.fill('has:attachment');
  await search.press('Enter');
  await expect.poll(() => rows(person).count()).toBe(1);
  await person.sees(row(person, mai));
  expect(person.query()).toEqual({ q: 'has:attachment' });
  await search.fill('nothing like this');
  await search.press('Enter');
  await person.sees(inbox.list.noneFound);
  const chips = person.page.getByRole('group', { name: common.filters });
  const chip = filled(inbox.filter.q, { value: 'nothing like this' });
  await person.button(filled(inbox.filter.remove, { value: chip }), chips).click();
  await person.sees(row(person, lan));
}

async function archivesSome(person: Person): Promise<void> {
  const { inbox } = person.words;
  await box(person, bao.name).check();
  await box(person, 'Stranger 1').check();
  await person.sees(filled(inbox.selection['count#other'], { number: 2 }));
  const group = person.page.getByRole('group', { name: inbox.selection.title });
  await person.button(inbox.act.archive, group).click();
  await person.sees(filled(inbox.done['archive#other'], { number: 2 }));
  await person.seesNothingOf(row(person, bao));
  await view(person, 'archived').click();
  await expect.poll(() => rows(person).count()).toBe(3);
  await view(person, 'inbox').click();
}

/** Says which creator a stranger is. */
async function namesCreator(person: Person): Promise<void> {
  const { common, inbox } = person.words;
  const region = await reads(person, mai, 'Rate card');
  const card = region.getByRole('complementary', { name: common.creator });
  await person.button(inbox.card.assign, card).click();
  const dialog = person.page.getByRole('dialog', { name: inbox.finder.title });
  await dialog.getByRole('searchbox', { name: inbox.finder.keyword }).fill('诗涵食记');
  await person.button(common.search, dialog).click();
  await dialog.getByRole('list', { name: inbox.finder.results }).getByRole('button').first().click();
  await person.seesNothingOf(dialog);
  await expect.poll(() => card.getByRole('link').first().innerText()).toContain('诗涵食记');
  await person.sees(rows(person).filter({ hasText: '诗涵食记' }));
  await person.button(inbox.card.show, card).click();
  await person.sees(card.getByText(mai.address));
}

/** New mail appears while a conversation is open and another one is selected. */
async function seesNewMail(person: Person, team: TeamAccount & { senderId: number }): Promise<void> {
  const selected = box(person, 'Stranger 2');
  await selected.check();
  const far = row(person, { name: 'Stranger 20' });
  await far.scrollIntoViewIfNeeded();
  const before = await far.boundingBox();
  await mailComes(appUrl, team, { subject: 'Just now', senderId: team.senderId });
  await row(person, { name: 'Anna Lee' }).waitFor({ state: 'attached' });
  expect(await selected.isChecked()).toBe(true);
  await person.sees(thread(person, 'Rate card'));
  expect((await far.boundingBox())?.y).toBe(before?.y);
}

const hostileHtml = (trap: string) =>
  [
    '<p>Harmless words</p><script>parent.hostile=1</script>',
    `<img src="${trap}.png" onerror="parent.hostile=1"><img srcset="${trap}-set.png 1x">`,
    `<link rel=stylesheet href="${trap}.css"><style>@import "${trap}-import.css";body{background:url(${trap}-bg.png)}</style>`,
    `<div style="background-image:url('${trap}-inline.png');position:fixed;inset:0">cover</div>`,
    `<form action="${trap}-form"><button>Send</button></form><iframe src="${trap}-frame"></iframe>`,
    `<svg onload="parent.hostile=1"><image href="${trap}-svg.png"/></svg><video poster="${trap}-poster.png" src="${trap}.mp4"></video>`,
    '<a href="javascript:parent.hostile=1">Click me</a><meta http-equiv=refresh content="0;url=/hostile-refresh">',
    `<base href="${trap}/"><object data="${trap}.swf"></object>`,
  ].join('');

async function survivesHostileMail(person: Person, team: TeamAccount & { senderId: number }): Promise<void> {
  const asked: string[] = [];
  person.page.on('request', request => asked.push(new URL(request.url()).pathname));
  await mailComes(appUrl, team, {
    subject: '<script>window.hostile=1</script>',
    senderId: team.senderId,
    counterpart: { name: '"><img src=x onerror=window.hostile=1>', address: 'evil@bad.example' },
    mails: [{ rule: 'person', html: hostileHtml(`${address}/hostile`) }],
  });
  const { inbox } = person.words;
  const region = await reads(person, { name: '<script>' }, '<script>window.hostile=1</script>');
  const element = region.getByTitle(inbox.mail.frame, { exact: true });
  const frame = element.contentFrame();
  await person.sees(frame.getByText('Harmless words'));
  expect(await element.getAttribute('sandbox')).not.toContain('allow-scripts');
  await frame.getByText('Click me').click();
  expect(await person.page.evaluate('window.hostile')).toBeUndefined();
  expect(asked.filter(path => path.includes('hostile'))).toEqual([]);
  const dangerous =
    'script, form, iframe, object, svg, video, link, base[href*=hostile], [onerror], [onload]';
  expect(await frame.locator(dangerous).count()).toBe(0);
  expect(await violations(person, 'main section')).toEqual([]);
}

test('Mail is handled by keyboard, but not while typing; searched, archived together, given its creator; new mail moves nothing, and a hostile one does nothing', async () => {
  const team = await makeInbox();
  const person = await visit({ tokens: await tokensOf(address, team), lang: 'en' });
  await person.opens('/inbox');
  await usesKeys(person);
  await searches(person);
  await archivesSome(person);
  await namesCreator(person);
  await seesNewMail(person, team);
  await survivesHostileMail(person, team);
});
