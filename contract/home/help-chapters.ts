import type { Lang } from '../core/error-texts.ts';

/** The help in reading order. Each chapter is `docs/zh/<name>.md` and `docs/en/<name>.md`. */
export const helpParts = [
  { name: { zh: '开始', en: 'Get started' }, chapters: ['first-steps', 'formulas'] },
  {
    name: { zh: '找达人', en: 'Find creators' },
    chapters: ['search', 'creators', 'rankings', 'lists', 'acquisition'],
  },
  {
    name: { zh: '写邮件', en: 'Contact creators' },
    chapters: ['senders', 'mail', 'inbox', 'deliverability'],
  },
  { name: { zh: '追踪', en: 'Track' }, chapters: ['links', 'monitors', 'effects'] },
  { name: { zh: '合作', en: 'Collaborate' }, chapters: ['campaigns', 'payables'] },
  {
    name: { zh: '团队与会员', en: 'Team and plan' },
    chapters: ['team', 'single-sign-on', 'scim', 'plans', 'account'],
  },
  {
    name: { zh: '自行部署', en: 'Self-hosting' },
    chapters: ['production', 'settings', 'sources', 'import-format', 'wechat-pay', 'operating', 'sandbox'],
  },
] as const satisfies readonly { name: Record<Lang, string>; chapters: readonly string[] }[];

export type HelpChapter = (typeof helpParts)[number]['chapters'][number];

/** Served by the product itself, beside the web application. */
export const helpPath = (lang: Lang, chapter?: HelpChapter) => `/help/${lang}${chapter ? `/${chapter}` : ''}`;
