import type { Lang } from '../../../contract/core/error-texts.ts';

/** Returns the first of zh and en in Accept-Language; Chinese if it has neither. */
export function languageOf(header: string | undefined): Lang {
  const asked = /\b(zh|en)\b/i.exec(header ?? '');
  return asked?.[1]?.toLowerCase() === 'en' ? 'en' : 'zh';
}
