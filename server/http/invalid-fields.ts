import type { z } from 'zod';
import type { FieldFault } from '../../contract/errors.ts';
import type { Lang } from '../../contract/error-texts.ts';

type Issue = z.core.$ZodIssue;

const texts = {
  zh: {
    missing: '为必填项',
    number: '应为数字',
    whole: '应为整数',
    text: '应为文本',
    atLeast: (n: string) => `不能小于 ${n}`,
    atMost: (n: string) => `不能大于 ${n}`,
    longest: (n: string) => `过长，最多 ${n} 个`,
    shortest: (n: string) => `过短，至少 ${n} 个`,
    oneOf: (values: string) => `应为以下之一：${values}`,
    form: '格式不正确',
  },
  en: {
    missing: 'is required',
    number: 'must be a number',
    whole: 'must be a whole number',
    text: 'must be text',
    atLeast: (n: string) => `must be at least ${n}`,
    atMost: (n: string) => `must be at most ${n}`,
    longest: (n: string) => `is too long, at most ${n}`,
    shortest: (n: string) => `is too short, at least ${n}`,
    oneOf: (values: string) => `must be one of ${values}`,
    form: 'is not in the right form',
  },
} as const;

function reasonOf(issue: Issue, lang: Lang): string {
  const text = texts[lang];
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return text.missing;
      if (issue.expected === 'int') return text.whole;
      return issue.expected === 'number' ? text.number : text.form;
    case 'too_small':
      return issue.origin === 'number' || issue.origin === 'int'
        ? text.atLeast(String(issue.minimum))
        : text.shortest(String(issue.minimum));
    case 'too_big':
      return issue.origin === 'number' || issue.origin === 'int'
        ? text.atMost(String(issue.maximum))
        : text.longest(String(issue.maximum));
    case 'invalid_value':
      return text.oneOf(issue.values.join(', '));
    default:
      return text.form;
  }
}

/** Each wrong field once, with the first thing that is wrong with it. */
export function faultsOf(issues: readonly Issue[], lang: Lang): FieldFault[] {
  const faults = new Map<string, string>();
  for (const issue of issues) {
    const field = String(issue.path[0] ?? '');
    if (!faults.has(field)) faults.set(field, reasonOf(issue, lang));
  }
  return [...faults].map(([field, reason]) => ({ field, reason }));
}
