import type { FieldFault } from '../../../contract/core/errors.ts';
import type { Lang } from '../../../contract/core/error-texts.ts';

const reason: Record<Lang, string> = {
  zh: '含有不允许的字符',
  en: 'contains a character that isn’t allowed',
};

function isUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed();
  return typeof value === 'object' && value !== null && Object.values(value).some(isUnstorable);
}

/** Finds the fields with characters that PostgreSQL cannot store: a null byte, half a surrogate pair. */
export function unstorableFaults(parts: readonly unknown[], lang: Lang): FieldFault[] {
  const fields = parts.flatMap(part =>
    typeof part === 'object' && part !== null ? Object.entries(part) : [],
  );
  return fields
    .filter(([, value]) => isUnstorable(value))
    .map(([field]) => ({ field, reason: reason[lang] }));
}
