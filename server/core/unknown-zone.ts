import type { Lang } from '../../contract/core/error-texts.ts';
import type { FieldFault } from '../../contract/core/errors.ts';

const reasons: Record<Lang, string> = { zh: '没有这个时区', en: 'isn’t a known time zone' };

/** What is wrong with a field that names a time zone which does not exist. */
export const unknownZone = (field: string, lang: Lang): FieldFault => ({ field, reason: reasons[lang] });
