import { createTemplate } from '../../../../../contract/outreach/mail-templates/mail-templates.ts';
import { on } from '../../story/story.ts';
import { camping, followUps, html, invitations, type MailText } from './texts.ts';

interface TemplatePlan {
  before: number;
  at: string;
  by: string;
  name: string;
  category: string;
  text: MailText;
}

const plans: readonly TemplatePlan[] = [
  { before: 85, at: '11:10', by: 'lin', name: '首发邀请 · 英语', category: '首次联系', text: invitations.en },
  { before: 80, at: '17:20', by: 'chen', name: '露营灯测评邀请 · 英语', category: '首次联系', text: camping },
  {
    before: 62,
    at: '10:05',
    by: 'zhou',
    name: '寄样邀请 · 日语',
    category: '首次联系',
    text: invitations.ja,
  },
  {
    before: 62,
    at: '10:48',
    by: 'zhou',
    name: '寄样邀请 · 韩语',
    category: '首次联系',
    text: invitations.ko,
  },
  { before: 34, at: '15:12', by: 'lin', name: '首发邀请 · 西语', category: '首次联系', text: invitations.es },
  {
    before: 34,
    at: '15:40',
    by: 'lin',
    name: '露营灯邀请 · 德语',
    category: '首次联系',
    text: invitations.de,
  },
  {
    before: 34,
    at: '16:02',
    by: 'lin',
    name: '露营灯邀请 · 法语',
    category: '首次联系',
    text: invitations.fr,
  },
  { before: 85, at: '11:32', by: 'lin', name: '跟进 · 温和提醒', category: '跟进', text: followUps.gentle },
  { before: 85, at: '11:45', by: 'lin', name: '跟进 · 最后一次', category: '跟进', text: followUps.last },
];

export const templates = plans.map(({ before, at, by, name, category, text }) =>
  on(before, at, async story => {
    const kind = text.subject ? ('body' as const) : ('followUp' as const);
    const mail = { subject: text.subject, html: html(text), text: null, attachments: [] };
    await story.by(by).does(createTemplate, { body: { ...mail, name, kind, category, visibility: 'team' } });
  }),
);
