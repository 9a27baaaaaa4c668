import type { Lang } from '../../../contract/core/error-texts.ts';
import { readerLangNames, type ReaderLang } from '../../../contract/core/mail/reader-langs.ts';
import type { TemplateFields } from './queries.ts';
import { ar } from './starters/ar.ts';
import { de } from './starters/de.ts';
import { en } from './starters/en.ts';
import { es } from './starters/es.ts';
import { fr } from './starters/fr.ts';
import { id, ms } from './starters/id.ts';
import { ja } from './starters/ja.ts';
import { ko } from './starters/ko.ts';
import { pt } from './starters/pt.ts';
import { ru } from './starters/ru.ts';
import type { Starter } from './starters/starter.ts';
import { th } from './starters/th.ts';
import { vi } from './starters/vi.ts';
import { zh, zhHant } from './starters/zh.ts';

const written: Record<ReaderLang, readonly Starter[]> = {
  ar,
  de,
  en,
  es,
  fr,
  id,
  ja,
  ko,
  ms,
  pt,
  ru,
  th,
  vi,
  zh,
  'zh-Hant': zhHant,
};

const names: Record<Lang, readonly string[]> = {
  zh: ['首次联系', '第一次跟进', '最后一次跟进'],
  en: ['First contact', 'Follow-up 1', 'Follow-up 2'],
};

/**
 * Three ready-made templates, the first contact first.
 * @param lang of the mail
 * @param named the language of their names, which only the team reads
 */
export const startersIn = (lang: ReaderLang, named: Lang): TemplateFields[] =>
  written[lang].map((each, place) => ({
    ...each,
    name: [names[named][place], ...(lang === named ? [] : [readerLangNames[lang]])].join(' · '),
    visibility: 'team',
    category: '',
    text: null,
    attachments: [],
  }));
