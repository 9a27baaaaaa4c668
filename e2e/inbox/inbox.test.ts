import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Person } from '../harness/person.ts';
import type { Visit } from '../harness/browser-window.ts';
import { isUsable, looks } from '../harness/appearances.ts';
import { addSubAccount, newTeam, type TeamAccount } from '../fixtures/new-team.ts';
import { tokensOf } from '../harness/sign-in.ts';
import { addInbox, bao, lan, mai, mailComes, refusal, server, strangers } from '../fixtures/inbox-fixture.ts';
import { violations } from '../harness/violations.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();

async function setUp(): Promise<TeamAccount & Awaited<ReturnType<typeof addInbox>>> {
  const team = await newTeam(appUrl, { plan: 'pro' });
  return { ...team, ...(await addInbox(appUrl, address, team)) };
}

async function enters(team: TeamAccount, { path = '/inbox', ...look }: Visit & { path?: string } = {}) {
  const person = await visit({ tokens: await tokensOf(address, team), ...look });
  await person.opens(path);
  return person;
}

const list = (person: Person) =>
  person.page.getByRole('list', { name: person.words.inbox.list.title, exact: true });
const rows = (person: Person) => list(person).getByRole('link');
const row = (person: Person, { name }: { name: string }) => rows(person).filter({ hasText: name });
const focused = (person: Person) => person.page.locator(':focus');

const view = (person: Person, name: keyof Person['words']['inbox']['view']) =>
  person.page
    .getByRole('navigation', { name: person.words.inbox.views })
    .getByRole('link', { name: new RegExp(`^${person.words.inbox.view[name]}`) })
    .first();

/** The open conversation. */
const thread = (person: Person, subject: string) =>
  person.page.getByRole('region', { name: filled(person.words.inbox.thread.region, { subject }) });

async function reads(person: Person, who: { name: string }, subject: string): Promise<Locator> {
  await row(person, who).click();
  const region = thread(person, subject);
  await person.sees(region.getByRole('heading', { level: 2, name: subject }));
  return region;
}

const mails = (region: Locator) => region.getByRole('article');

test('The list shows new mail, continues while scrolling, and viewed mail is read', async () => {
  const person = await enters(await setUp());
  const { inbox } = person.words;
  await person.sees(row(person, lan));
  expect(await rows(person).count()).toBe(30);
  const answer = await row(person, lan).innerText();
  for (const told of [inbox.list.unread, 'Re: 合作秋季新品', '5', inbox.kind.reply, '报价如下'])
    expect(answer).toContain(told);
  expect(await row(person, bao).innerText()).toContain(inbox.kind.autoReply);
  expect(await row(person, server).innerText()).toContain(inbox.kind.bounce);
  await person.sees(row(person, mai).getByRole('img', { name: inbox.list.files }));
  await rows(person).last().scrollIntoViewIfNeeded();
  await expect.poll(() => rows(person).count()).toBe(strangers + 4);
  await person.sees(filled(inbox.list['whole#other'], { number: strangers + 4 }));

  const unread = filled(inbox['unreadIn#other'], { number: 4 });
  await person.sees(view(person, 'unread').getByText(unread, { exact: true }));
  await view(person, 'unread').click();
  await expect.poll(() => rows(person).count()).toBe(4);
  await reads(person, bao, '自动回复：合作');
  await person.sees(
    view(person, 'unread').getByText(filled(inbox['unreadIn#other'], { number: 3 }), { exact: true }),
  );
  // It is read now, but keeps its place while it is open.
  expect(await rows(person).count()).toBe(4);
  expect(await row(person, bao).innerText()).not.toContain(inbox.list.unread);
  expect(person.query()).toMatchObject({ view: 'unread' });
});

test('Earlier mails and quotes are folded, and the original can be opened', async () => {
  const person = await enters(await setUp());
  const { inbox, mailWords } = person.words;
  const region = await reads(person, lan, 'Re: 合作秋季新品');
  await person.sees(region.getByText('短视频 ¥3,200'));
  await person.seesNothingOf(region.getByText('等你的报价'));
  await person.button(inbox.mail.showQuoted, region).click();
  await person.sees(region.getByText('等你的报价'));
  await person.seesNothingOf(region.getByText('明天发报价'));
  await person.button(filled(inbox.thread['earlier#other'], { number: 3 }), region).click();
  // The message of the mail task is among them, marked as ours.
  const own = mails(region).filter({ hasText: inbox.mail.ours });
  expect(await own.innerText()).toContain(filled(inbox.mail.round, { round: 1 }));
  expect(await own.innerText()).not.toContain(mailWords.messageState.failed);
  await own.getByRole('button').first().click();
  await person.sees(own.frameLocator('iframe').getByText('看了你的视频很喜欢'));
  const why = region.getByRole('group', { name: inbox.why.title });
  const told = (await why.innerText()).replace(/\s+/g, ' ');
  expect(told).toContain(filled(inbox.why.rule, { rule: inbox.rule.person }));
  expect(told).toContain(filled(inbox.match.belongs, { task: '秋季新品邀请' }));
  expect(told).toContain(inbox.match.way.references);

  const saved = person.page.waitForEvent('download');
  await person.button(inbox.mail.more, mails(region).last()).click();
  await person.page.getByRole('menuitem', { name: inbox.mail.original }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.eml$/);
});

test('Pictures are loaded on request, and programs only after a warning', async () => {
  const person = await enters(await setUp());
  const { inbox } = person.words;
  const asked: string[] = [];
  person.page.on('request', request => asked.push(new URL(request.url()).pathname));
  const region = await reads(person, mai, 'Rate card');
  const frame = region.getByTitle(inbox.mail.frame, { exact: true });
  await person.sees(frame.contentFrame().getByText('Here are my rates.'));
  await person.seesNothingOf(region.getByTitle(inbox.mail.quotedFrame, { exact: true }));
  expect(asked).not.toContain('/remote-banner.png');
  const picture = person.page.waitForRequest(request => request.url().endsWith('/remote-banner.png'));
  await person.button(inbox.mail.showPictures, region).click();
  await picture;
  await person.seesNothingOf(person.button(inbox.mail.showPictures, region));
  await person.button(inbox.mail.showQuoted, region).click();
  await person.sees(
    region
      .getByTitle(inbox.mail.quotedFrame, { exact: true })
      .contentFrame()
      .getByText('what are your rates?'),
  );

  const files = region.getByRole('list', { name: inbox.file.title });
  const rates = person.page.waitForEvent('download');
  await person.button(filled(person.words.common.download, { name: 'rates 2026.pdf' }), files).click();
  expect((await rates).suggestedFilename()).toBe('rates 2026.pdf');
  const item = files.getByRole('listitem').filter({ hasText: 'setup.exe' });
  expect(await item.innerText()).toContain(inbox.file.dangerous);
  await item.getByRole('button').click();
  const question = person.page.getByRole('dialog', { name: filled(inbox.file.ask, { name: 'setup.exe' }) });
  await person.sees(question.getByText(inbox.file.about));
  const program = person.page.waitForEvent('download');
  await person.button(inbox.file.confirm, question).click();
  expect((await program).suggestedFilename()).toBe('setup.exe');
});

test('The kind of a mail is shown with its rule, and can be corrected', async () => {
  const person = await enters(await setUp());
  const { inbox } = person.words;
  const bounce = await reads(person, server, 'Undelivered Mail Returned to Sender');
  const facts = bounce.getByRole('region', { name: inbox.bounce.title });
  const told = await facts.innerText();
  for (const words of [inbox.bounce.reason.userUnknown, inbox.bounce.hard, refusal])
    expect(told).toContain(words);
  await person.sees(bounce.getByText(inbox.rule.deliveryStatus));
  await person.seesNothingOf(person.button(inbox.card.assign, bounce));

  const region = await reads(person, bao, '自动回复：合作');
  await person.sees(region.getByText(filled(inbox.rule.header, { name: 'x-autoreply' })));
  await person.sees(region.getByText(filled(inbox.why.returns, { day: '3月5日' })));
  await person.sees(region.getByText(inbox.match.way.token));
  await person.button(inbox.why.change, region).click();
  await person.page.getByRole('menuitemradio', { name: inbox.kind.reply, exact: true }).click();
  await person.sees(filled(inbox.why.changed, { kind: inbox.kind.reply }));
  await person.sees(region.getByText(filled(inbox.why.corrected, { name: '林溪', kind: inbox.kind.reply })));
  await expect.poll(() => row(person, bao).innerText()).toContain(inbox.kind.reply);
  await person.seesNothingOf(row(person, bao).getByText(inbox.kind.autoReply, { exact: true }));
});

test('A label is made, put on, looked by, renamed and deleted', async () => {
  const person = await enters(await setUp());
  const { inbox } = person.words;
  await reads(person, mai, 'Rate card');
  await person.page.keyboard.press('l');
  await person.page.getByRole('menuitem', { name: inbox.labels.new }).click();
  const dialog = person.page.getByRole('dialog', { name: inbox.label.add });
  await person.button(person.words.common.save, dialog).click();
  await person.sees(dialog.getByText(inbox.label.missing));
  await dialog.getByLabel(person.words.common.name, { exact: true }).fill('报价中');
  await dialog.getByLabel(inbox.label.colors.orange, { exact: true }).check();
  await person.button(person.words.common.save, dialog).click();
  await person.sees(row(person, mai).getByText('报价中'));

  const labels = person.page.getByRole('region', { name: inbox.label.title });
  await labels.getByRole('link', { name: /^报价中/ }).click();
  await expect.poll(() => rows(person).count()).toBe(1);
  const chips = person.page.getByRole('group', { name: person.words.common.filters });
  await person.sees(chips.getByText(filled(inbox.filter.label, { value: '报价中' })));

  const choose = async (what: string) => {
    await person.button(new RegExp(`^${inbox.label.menuOf.split('{{')[0]}`), labels).click();
    await person.page.getByRole('menuitem', { name: what }).click();
  };
  await choose(inbox.label.edit);
  const edit = person.page.getByRole('dialog', { name: inbox.label.edit });
  await edit.getByLabel(person.words.common.name, { exact: true }).fill('谈价格');
  await person.button(person.words.common.save, edit).click();
  await person.sees(row(person, mai).getByText('谈价格'));
  await choose(inbox.label.remove);
  await person.button(inbox.label.remove, person.page.getByRole('dialog')).click();
  await person.sees(filled(inbox.label.removed, { name: '谈价格' }));
  await expect.poll(() => rows(person).count()).toBe(30);
  await expect.poll(() => row(person, mai).innerText()).not.toContain('谈价格');
});

test('A conversation is snoozed, returns, and is assigned to a colleague', async () => {
  const team = await setUp();
  await addSubAccount(appUrl, team, {
    username: `c${team.teamId}team`,
    nickname: '陈思',
    password: 'first-2026-pass',
  });
  const person = await enters(team);
  const { inbox } = person.words;
  await reads(person, bao, '自动回复：合作');
  await person.page.keyboard.press('s');
  await person.page.getByRole('menuitem', { name: inbox.snooze.preset.tomorrow }).click();
  await person.seesNothingOf(row(person, bao));
  // The next conversation is open now.
  await person.sees(thread(person, 'Undelivered Mail Returned to Sender'));
  await view(person, 'snoozed').click();
  const region = await reads(person, bao, '自动回复：合作');
  await person.button(inbox.act.wake, region).click();
  await person.sees(inbox.list.empty.snoozed);

  await view(person, 'inbox').click();
  await reads(person, bao, '自动回复：合作');
  await person.page.keyboard.press('a');
  await person.page.getByRole('menuitemradio', { name: '陈思' }).click();
  await person.sees(row(person, bao).getByText(filled(inbox.list.assigned, { name: '陈思' })));
  await person.page.keyboard.press('a');
  await person.page.getByRole('menuitemradio', { name: filled(inbox.assign.me, { name: '林溪' }) }).click();
  await view(person, 'mine').click();
  await expect.poll(() => rows(person).count()).toBe(1);
  await person.sees(row(person, bao));
});

test('All mail is searched, and selected conversations are handled together', async () => {
  const person = await enters(await setUp());
  const { inbox } = person.words;
  const search = person.page.getByRole('searchbox', { name: inbox.search.label });
  const searches = async (words: string, count: number) => {
    await search.fill(words);
    await search.press('Enter');
    await expect.poll(() => rows(person).count()).toBe(count);
  };
  await person.sees(row(person, lan));
  await searches('报价', 1);
  await searches('from:stranger', 30);
  await searches('subject:question from:s7@somewhere.example', 1);
  await searches('has:attachment', 1);
  await person.sees(row(person, mai));
  expect(person.query()).toEqual({ q: 'has:attachment' });
  await search.fill('nothing like this');
  await search.press('Enter');
  await person.sees(inbox.list.noneFound);
  const chips = person.page.getByRole('group', { name: person.words.common.filters });
  const chip = filled(inbox.filter.q, { value: 'nothing like this' });
  await person.button(filled(inbox.filter.remove, { value: chip }), chips).click();
  await expect.poll(() => rows(person).count()).toBe(30);

  const tick = (name: string) => list(person).getByLabel(filled(inbox.list.tick, { name }), { exact: true });
  await tick(bao.name).check();
  await tick(server.name).check();
  await person.sees(filled(inbox.selection['count#other'], { number: 2 }));
  const group = person.page.getByRole('group', { name: inbox.selection.title });
  await person.button(inbox.act.archive, group).click();
  await person.sees(inbox.done.archive);
  await person.seesNothingOf(row(person, bao));
  await view(person, 'archived').click();
  await expect.poll(() => rows(person).count()).toBe(2);
});

test('Shortcuts work in the inbox, but not while typing', async () => {
  const person = await enters(await setUp(), { lang: 'en' });
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
  await person.sees(thread(person, 'Undelivered Mail Returned to Sender'));
  await keyboard.press('Escape');
  await person.seesNothingOf(thread(person, 'Undelivered Mail Returned to Sender'));
  await person.sees(row(person, server).and(focused(person)));
  await keyboard.press('e');
  await person.sees(inbox.done.archive);
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
});

test('A stranger is assigned to a creator once', async () => {
  const person = await enters(await setUp());
  const { inbox } = person.words;
  const region = await reads(person, mai, 'Rate card');
  const card = region.getByRole('complementary', { name: person.words.common.creator });
  await person.button(inbox.card.assign, card).click();
  const dialog = person.page.getByRole('dialog', { name: inbox.finder.title });
  await dialog.getByRole('searchbox', { name: inbox.finder.keyword }).fill('诗涵食记');
  await person.button(person.words.common.search, dialog).click();
  await dialog.getByRole('list', { name: inbox.finder.results }).getByRole('button').first().click();
  await person.seesNothingOf(dialog);
  await expect.poll(() => card.getByRole('link').first().innerText()).toContain('诗涵食记');
  await person.sees(rows(person).filter({ hasText: '诗涵食记' }));
  await person.button(inbox.card.show, card).click();
  await person.sees(card.getByText(mai.address));
});

test('New mail appears automatically and moves nothing', async () => {
  const team = await setUp();
  const person = await enters(team);
  const { inbox } = person.words;
  await person.sees(row(person, lan));
  const ticked = list(person).getByLabel(filled(inbox.list.tick, { name: bao.name }), { exact: true });
  await ticked.check();
  await reads(person, mai, 'Rate card');
  const far = row(person, { name: 'Stranger 20' });
  await far.scrollIntoViewIfNeeded();
  const before = await far.boundingBox();
  await mailComes(appUrl, team, { subject: 'Just now', senderId: team.senderId });
  await row(person, { name: 'Anna Lee' }).waitFor({ state: 'attached' });
  expect(await ticked.isChecked()).toBe(true);
  await person.sees(thread(person, 'Rate card'));
  expect((await far.boundingBox())?.y).toBe(before?.y);
});

test('A hostile mail runs, sends and requests nothing', async () => {
  const team = await setUp();
  const trap = `${address}/hostile`;
  await mailComes(appUrl, team, {
    subject: '<script>window.hostile=1</script>',
    senderId: team.senderId,
    counterpart: { name: '"><img src=x onerror=window.hostile=1>', address: 'evil@bad.example' },
    mails: [
      {
        rule: 'person',
        html: [
          '<p>Harmless words</p><script>parent.hostile=1</script>',
          `<img src="${trap}.png" onerror="parent.hostile=1"><img srcset="${trap}-set.png 1x">`,
          `<link rel=stylesheet href="${trap}.css"><style>@import "${trap}-import.css";body{background:url(${trap}-bg.png)}</style>`,
          `<div style="background-image:url('${trap}-inline.png');position:fixed;inset:0">cover</div>`,
          `<form action="${trap}-form"><button>Send</button></form><iframe src="${trap}-frame"></iframe>`,
          `<svg onload="parent.hostile=1"><image href="${trap}-svg.png"/></svg><video poster="${trap}-poster.png" src="${trap}.mp4"></video>`,
          '<a href="javascript:parent.hostile=1">Click me</a><meta http-equiv=refresh content="0;url=/hostile-refresh">',
          `<base href="${trap}/"><object data="${trap}.swf"></object>`,
        ].join(''),
      },
    ],
  });
  const person = await enters(team);
  const asked: string[] = [];
  person.page.on('request', request => asked.push(new URL(request.url()).pathname));
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
  expect(await violations(person)).toEqual([]);
});

test.each(looks)('The inbox is accessible: %s', async (_name, look) => {
  const person = await enters(await setUp(), look);
  const { inbox } = person.words;
  const isNarrow = look.width !== undefined;
  const holds = async (screen: string) => {
    await isUsable(person, screen);
    const below = await person.page.evaluate<number>(
      'document.documentElement.scrollHeight - document.documentElement.clientHeight',
    );
    expect(below, screen).toBe(0);
  };
  await person.sees(row(person, lan));
  await holds('list');
  const region = await reads(person, server, 'Undelivered Mail Returned to Sender');
  await person.button(inbox.card.show, region).click();
  await holds('bounce');
  if (isNarrow) {
    await person.button(inbox.back, region).click();
    await person.sees(row(person, server).and(focused(person)));
    await person.button(inbox.showViews).click();
    await holds('views');
    await view(person, 'replies').click();
  }
  const answer = await reads(person, lan, 'Re: 合作秋季新品');
  await person.button(inbox.mail.showQuoted, answer).click();
  await holds('answer');
  await person.page.keyboard.press('s');
  await person.sees(person.page.getByRole('menu'));
  await holds('menu');
});
