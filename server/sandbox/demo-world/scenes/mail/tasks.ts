import type { ReaderLang } from '../../../../../contract/core/mail/reader-langs.ts';
import type { TaskContent } from '../../../../../contract/outreach/mail-content.ts';
import {
  addRecipients,
  createDraft,
  getTask,
  keepRecipients,
  saveDraft,
  startTask,
} from '../../../../../contract/outreach/mail-tasks/mail-tasks.ts';
import { dayFrom } from '../../story/moments.ts';
import { on, type Story } from '../../story/story.ts';
import { again, camping, followUps, html, invitations, type MailText } from './texts.ts';

interface Round {
  text: MailText;
  /** Days after the round before. */
  after: number;
  condition: TaskContent['rounds'][number]['condition'];
}

interface TaskPlan {
  key: string;
  before: number;
  at: string;
  by: string;
  sender: string;
  name: string;
  list: string;
  /** Members with this status only. */
  status?: 'replied' | 'agreed';
  /** Members with this tag only. */
  tag?: string;
  /** English, unless it is given. */
  lang?: ReaderLang;
  rounds: readonly Round[];
  /** Not sent: a draft, or timed for the day after the story. */
  stays?: 'draft' | 'timed';
}

const first = (text: MailText): Round => ({ text, after: 1, condition: 'always' });
const unanswered = (text: MailText, after: number): Round => ({ text, after, condition: 'noReply' });

const plans: readonly TaskPlan[] = [
  {
    key: 'coffee',
    before: 76,
    at: '16:00',
    by: 'lin',
    sender: 'lin',
    name: '便携咖啡机首发 · 英语区',
    list: 'coffee',
    rounds: [first(invitations.en), unanswered(followUps.gentle, 3), unanswered(followUps.last, 6)],
  },
  {
    key: 'camping',
    before: 71,
    at: '15:30',
    by: 'chen',
    sender: 'chen',
    name: '露营灯深度测评 · YouTube',
    list: 'camping',
    rounds: [first(camping), unanswered(followUps.gentle, 4)],
  },
  {
    key: 'asia',
    before: 57,
    at: '10:30',
    by: 'zhou',
    sender: 'chen',
    name: '露营灯寄样 · 日本',
    list: 'asia',
    tag: '日语',
    lang: 'ja',
    rounds: [first(invitations.ja)],
  },
  {
    key: 'latin',
    before: 27,
    at: '17:00',
    by: 'lin',
    sender: 'lin',
    name: '便携咖啡机 · 西语第二批',
    list: 'latin',
    tag: '西语',
    lang: 'es',
    rounds: [first(invitations.es), unanswered(followUps.es, 4)],
  },
  {
    key: 'again',
    before: 2,
    at: '16:20',
    by: 'lin',
    sender: 'lin',
    name: '磨豆机返场 · 老达人',
    list: 'coffee',
    status: 'replied',
    rounds: [first(again), unanswered(followUps.gentle, 5)],
  },
  {
    key: 'timed',
    before: 1,
    at: '17:45',
    by: 'chen',
    sender: 'chen',
    name: '露营灯二期 · 老频道',
    list: 'camping',
    status: 'replied',
    rounds: [first(camping)],
    stays: 'timed',
  },
  {
    key: 'draft-de',
    before: 3,
    at: '11:25',
    by: 'lin',
    sender: 'lin',
    name: '露营灯 · 德语区（待定稿）',
    list: 'latin',
    tag: '德语',
    lang: 'de',
    rounds: [first(invitations.de)],
    stays: 'draft',
  },
  {
    key: 'draft-ko',
    before: 1,
    at: '10:50',
    by: 'zhou',
    sender: 'chen',
    name: '露营灯寄样 · 韩国（待校对）',
    list: 'asia',
    tag: '韩语',
    lang: 'ko',
    rounds: [first(invitations.ko)],
    stays: 'draft',
  },
];

/** A colleague writes a task to the members of a list, and sends it. */
async function write(story: Story, plan: TaskPlan): Promise<void> {
  const who = story.by(plan.by);
  const filter = { ...(plan.status && { status: plan.status }), ...(plan.tag && { tag: plan.tag }) };
  const selection = { of: 'list', listId: story.id(`list:${plan.list}`), filter } as const;
  const { id } = await who.does(createDraft, { body: {} });
  story.keep(`task:${plan.key}`, id);
  await who.does(addRecipients, { params: { id }, body: { selection } });
  const { content, revision } = await who.does(getTask, { params: { id } });
  const rounds = plan.rounds.map(({ text, after, condition }) => ({
    subject: text.subject,
    html: html(text),
    text: null,
    attachments: [],
    condition,
    wait: { kind: 'after', amount: after, unit: 'days' } as const,
    templateId: null,
  }));
  const senderIds = [story.id(`sender:${plan.sender}`)];
  const tracking = { opens: true, clicks: true };
  const written = {
    ...content,
    name: plan.name,
    lang: plan.lang ?? 'en',
    senderIds,
    rounds,
    tracking,
    window: null,
  } as const;
  const saved = await who.does(saveDraft, { params: { id }, body: { content: written, revision } });
  if (plan.stays === 'draft') return;
  await who.does(keepRecipients, { params: { id }, body: { reason: 'contacted', keep: true } });
  const at = `${dayFrom(story.end, 1)}T02:00:00Z`;
  const body = { revision: saved.revision, ...(plan.stays === 'timed' && { at }) };
  await who.does(startTask, { params: { id }, body });
}

export const tasks = plans.map(plan => on(plan.before, plan.at, story => write(story, plan)));
