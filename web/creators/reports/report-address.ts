import type { Lang } from '../../../contract/core/error-texts.ts';
import { limits } from '../../../contract/core/limits.ts';
import { langs } from '../../i18n/lang.ts';

/** The creators of a report, in the order of its address; none if the address is invalid. */
export function readIds(params: URLSearchParams): number[] {
  const ids = [...new Set((params.get('ids') ?? '').split(',').filter(Boolean).map(Number))];
  const areIds = ids.every(id => Number.isSafeInteger(id) && id > 0);
  return areIds && ids.length <= limits.reportCreators ? ids : [];
}

/** The language of the report itself, which may differ from the reader's. */
export const readLang = (params: URLSearchParams, otherwise: Lang): Lang =>
  langs.find(lang => lang === params.get('lang')) ?? otherwise;
