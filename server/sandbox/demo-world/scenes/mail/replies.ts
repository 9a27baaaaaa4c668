import { createEmail, saveEmail, sendEmail } from '../../../../../contract/inbox/one-to-one-emails.ts';
import { actOnThreads, createLabel, getThread, listThreads } from '../../../../../contract/inbox/threads.ts';
import { addSuppressions } from '../../../../../contract/outreach/suppressions.ts';
import { on, type Story } from '../../story/story.ts';

/** How a colleague answers, by what the creator wrote; the first one that fits. */
const answers: readonly [asked: RegExp, label: string, answer: string][] = [
  [
    /budget|预算|flat fee|固定费用|rates|报价/i,
    'price',
    'Thank you for the quick answer! For one dedicated video we have a budget of 400 to 900 USD, depending on usage rights. Could you send me your rate card?',
  ],
  [
    /not a good fit|不接/i,
    'declined',
    'Thank you for telling me. I will not write about this product again. Good luck with your channel!',
  ],
  [
    /./,
    'interested',
    'Great to hear from you! A sample is on its way to you this week. Could you send me your shipping address and phone number?',
  ],
];

async function makeLabels(story: Story): Promise<void> {
  const labels = [
    ['interested', '有意向', 'green'],
    ['price', '在谈价格', 'orange'],
    ['declined', '已婉拒', 'gray'],
  ] as const;
  for (const [key, name, color] of labels) {
    const { id } = await story.by('lin').does(createLabel, { body: { name, color } });
    story.keep(`label:${key}`, id);
  }
}

/** Answers the unread replies of a mailbox, oldest first, but leaves the newest ones. */
async function answerReplies(story: Story, by: string, sender: string, leave: number): Promise<void> {
  const who = story.by(by);
  const query = { view: 'replies', senderId: story.id(`sender:${sender}`), size: 100 } as const;
  const { threads } = await who.does(listThreads, { query });
  const unread = threads.filter(({ unread }) => unread > 0).slice(leave);
  for (const { id, snippet } of unread.toReversed()) {
    const { mails } = await who.does(getThread, { params: { id } });
    const last = mails.filter(({ direction, item }) => direction === 'in' && item === 'mail').at(-1);
    const [, label, answer] = answers.find(([asked]) => asked.test(last?.snippet ?? snippet)) ?? [];
    if (!last || !label || !answer) continue;
    const ids = [id];
    await who.does(actOnThreads, { body: { ids, act: { kind: 'read' } } });
    const labelId = story.id(`label:${label}`);
    await who.does(actOnThreads, { body: { ids, act: { kind: 'label', labelId } } });
    const draft = await who.does(createEmail, { body: { kind: 'reply', mailId: last.id } });
    const { content, senderId } = draft;
    const written = { ...content, html: `<p>${answer}</p>` };
    const params = { id: draft.id };
    const body = { content: written, senderId, revision: draft.revision };
    const { revision } = await who.does(saveEmail, { params, body });
    await who.does(sendEmail, { params, body: { revision } });
    if (label === 'declined') await who.does(actOnThreads, { body: { ids, act: { kind: 'archive' } } });
    await story.pass(4);
  }
}

/** Somebody asks not to be written to again; the rest of the day's inbox is put in order. */
async function tidy(story: Story): Promise<void> {
  const who = story.by('lin');
  const { threads } = await who.does(listThreads, { query: { view: 'automatic', size: 100 } });
  const ids = threads.map(({ id }) => id).slice(0, 6);
  if (ids.length) await who.does(actOnThreads, { body: { ids, act: { kind: 'archive' } } });
  const pasted = 'press@partner.example\nno-reply@studio.example';
  await who.does(addSuppressions, { body: { pasted, note: '对方经纪公司来信要求不再联系' } });
}

/** The newest replies wait: one is given to a colleague, one put off, the others are unread. */
async function leaveWork(story: Story): Promise<void> {
  const who = story.by('star');
  const { threads } = await who.does(listThreads, { query: { view: 'replies', size: 100 } });
  const [, second] = threads.filter(({ unread }) => unread > 0);
  const accountId = story.id('account:zhou');
  if (second)
    await who.does(actOnThreads, { body: { ids: [second.id], act: { kind: 'assign', accountId } } });
}

export const replies = [
  on(84, '09:30', makeLabels),
  on(74, '10:00', story => answerReplies(story, 'lin', 'lin', 0)),
  on(69, '10:10', story => answerReplies(story, 'chen', 'chen', 0)),
  on(67, '09:40', story => answerReplies(story, 'lin', 'lin', 0)),
  on(60, '16:30', tidy),
  on(55, '14:00', story => answerReplies(story, 'zhou', 'chen', 0)),
  on(36, '10:00', story => answerReplies(story, 'lin', 'lin', 0)),
  on(24, '15:00', story => answerReplies(story, 'lin', 'lin', 1)),
  on(16, '10:20', story => answerReplies(story, 'chen', 'chen', 1)),
  on(1, '15:30', leaveWork),
];
