import type { Lang } from '../../../contract/core/error-texts.ts';
import { limits } from '../../../contract/core/limits.ts';
import { langs } from '../../i18n/lang.ts';

/** Whom a report is about, in the order of its address; none where the address is no report's. */
export function readIds(params: URLSearchParams): number[] {
  const ids = [...new Set((params.get('ids') ?? '').split(',').filter(Boolean).map(Number))];
  const areIds = ids.every(id => Number.isSafeInteger(id) && id > 0);
  return areIds && ids.length <= limits.reportCreators ? ids : [];
}

/** The language of the report itself, which need not be the reader's. */
export const readLang = (params: URLSearchParams, otherwise: Lang): Lang =>
  langs.find(lang => lang === params.get('lang')) ?? otherwise;
