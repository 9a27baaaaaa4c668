import type { FieldFault } from '../../contract/errors.ts';
import type { Lang } from '../../contract/error-texts.ts';

const reason: Record<Lang, string> = { zh: '含有不允许的字符', en: 'holds a character that is not allowed' };

function holdsNull(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsNull);
}

/** The fields with a null byte somewhere in them, which no text of PostgreSQL can hold. */
export function nullByteFaults(parts: readonly unknown[], lang: Lang): FieldFault[] {
  const fields = parts.flatMap(part =>
    typeof part === 'object' && part !== null ? Object.entries(part) : [],
  );
  return fields.filter(([, value]) => holdsNull(value)).map(([field]) => ({ field, reason: reason[lang] }));
}
