import type { Lang } from '../../contract/core/error-texts.ts';
import { dayOfLimit } from '../../contract/core/time/dates.ts';

const texts = {
  zh: {
    missing: '为必填项',
    number: '应为数字',
    whole: '应为整数',
    atLeast: (n: string) => `不能小于 ${n}`,
    atMost: (n: string) => `不能大于 ${n}`,
    longest: (n: string) => `过长，最多 ${n} 个`,
    shortest: (n: string) => `过短，至少 ${n} 个`,
    oneOf: (values: string) => `应为以下之一：${values}`,
    notBefore: (day: string) => `不能早于 ${day}`,
    notAfter: (day: string) => `不能晚于 ${day}`,
    form: '格式不正确',
  },
  en: {
    missing: 'is required',
    number: 'must be a number',
    whole: 'must be a whole number',
    atLeast: (n: string) => `must be at least ${n}`,
    atMost: (n: string) => `must be at most ${n}`,
    longest: (n: string) => `is too long, at most ${n}`,
    shortest: (n: string) => `is too short, at least ${n}`,
    oneOf: (values: string) => `must be one of ${values}`,
    notBefore: (day: string) => `can’t be before ${day}`,
    notAfter: (day: string) => `can’t be after ${day}`,
    form: 'has the wrong format',
  },
} as const;

/** An issue of zod; its own sentence is English. */
export interface Issue {
  code?: string;
  message?: string | undefined;
  expected?: unknown;
  origin?: unknown;
  minimum?: unknown;
  maximum?: unknown;
  values?: unknown;
}

/** Says in a language what is wrong with a value. */
export function issueText(issue: Issue, lang: Lang): string {
  const text = texts[lang];
  const isNumber = issue.origin === 'number' || issue.origin === 'int';
  switch (issue.code) {
    case 'invalid_type':
      if (issue.message?.endsWith('received undefined')) return text.missing;
      if (issue.expected === 'int') return text.whole;
      return issue.expected === 'number' ? text.number : text.form;
    case 'too_small':
      if (issue.origin === 'date') return text.notBefore(dayOfLimit(issue.minimum));
      return isNumber ? text.atLeast(String(issue.minimum)) : text.shortest(String(issue.minimum));
    case 'too_big':
      if (issue.origin === 'date') return text.notAfter(dayOfLimit(issue.maximum));
      return isNumber ? text.atMost(String(issue.maximum)) : text.longest(String(issue.maximum));
    case 'invalid_value':
      return text.oneOf((issue.values as unknown[]).join(', '));
    default:
      return text.form;
  }
}
