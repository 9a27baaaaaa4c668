import type { ReaderLang } from '../../../contract/core/mail/reader-langs.ts';
import { ar } from './page-texts/ar.ts';
import { de } from './page-texts/de.ts';
import { en } from './page-texts/en.ts';
import { es } from './page-texts/es.ts';
import { fr } from './page-texts/fr.ts';
import { id, ms } from './page-texts/id.ts';
import { ja } from './page-texts/ja.ts';
import { ko } from './page-texts/ko.ts';
import { pt } from './page-texts/pt.ts';
import { ru } from './page-texts/ru.ts';
import { th } from './page-texts/th.ts';
import { vi } from './page-texts/vi.ts';
import { zh, zhHant } from './page-texts/zh.ts';
import type { PageTexts } from './page-texts/page-texts.ts';

export const textsIn: Record<ReaderLang, PageTexts> = {
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
