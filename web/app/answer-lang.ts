import type { Lang } from '../../contract/core/error-texts.ts';
import { currentLang } from '../i18n/lang.ts';

let lang = currentLang;

/** The language in which calls ask for errors. */
export const answerLang = (): Lang => lang;

/** For a page in a language of its own. */
export function answerIn(wanted: Lang): void {
  lang = wanted;
}
