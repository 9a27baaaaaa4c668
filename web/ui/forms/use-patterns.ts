import { useTranslation } from 'react-i18next';
import * as patterns from '../../../contract/core/patterns.ts';

/** The generic patterns of the specification; user names and new passwords of this product have rules of their own. */
const forms = {
  idCard: patterns.isIdCard,
  email: patterns.email,
  licencePlate: patterns.licencePlate,
  chineseOnly: patterns.chineseOnly,
  code: patterns.code,
  account: patterns.account,
  fullName: patterns.fullName,
  digitsOnly: patterns.digitsOnly,
  time: patterns.time,
  positiveInteger: patterns.positiveInteger,
  fieldName: patterns.fieldName,
  url: patterns.url,
  mainlandMobile: patterns.mainlandMobile,
  genericPassword: patterns.genericPassword,
} satisfies Record<string, RegExp | ((value: string) => boolean)>;

export type PatternName = keyof typeof forms;

/**
 * Rules of a form by pattern: `rules: { phone: is('mainlandMobile', missingPhone) }`. The value is trimmed; an
 * empty one is right, unless there are words for a missing one.
 */
export function usePatterns() {
  const { t } = useTranslation();
  /** A pattern of the form's own, with its own message. */
  const custom =
    (pattern: RegExp | ((value: string) => boolean), message: string, missing?: string) =>
    (value: string) => {
      const text = value.trim();
      if (!text) return missing;
      return !(pattern instanceof RegExp ? pattern.test(text) : pattern(text)) && message;
    };
  /** A generic pattern, with its usual message. */
  const is = (name: PatternName, missing?: string) => custom(forms[name], t(`form.pattern.${name}`), missing);
  return { is, custom };
}
