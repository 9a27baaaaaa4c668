import type { FieldFault } from '../../../contract/core/errors.ts';
import type { Lang } from '../../../contract/core/error-texts.ts';

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
    form: 'is not in the right form',
  },
} as const;

/** An issue of zod as fastify-type-provider-zod passes it on. */
export interface Invalid {
  keyword: string;
  /** `/field/…` */
  instancePath: string;
  message?: string | undefined;
  params: Record<string, unknown>;
}

function reasonOf({ keyword, message, params }: Invalid, lang: Lang): string {
  const text = texts[lang];
  const isNumber = params.origin === 'number' || params.origin === 'int';
  switch (keyword) {
    case 'invalid_type':
      if (message?.endsWith('received undefined')) return text.missing;
      if (params.expected === 'int') return text.whole;
      return params.expected === 'number' ? text.number : text.form;
    case 'too_small':
      return isNumber ? text.atLeast(String(params.minimum)) : text.shortest(String(params.minimum));
    case 'too_big':
      return isNumber ? text.atMost(String(params.maximum)) : text.longest(String(params.maximum));
    case 'invalid_value':
      return text.oneOf((params.values as unknown[]).join(', '));
    default:
      return text.form;
  }
}

/** Returns each wrong field once, with the first reason. */
export function faultsOf(invalid: readonly Invalid[], lang: Lang): FieldFault[] {
  const faults = new Map<string, string>();
  for (const issue of invalid) {
    const field = issue.instancePath.split('/')[1] ?? '';
    if (!faults.has(field)) faults.set(field, reasonOf(issue, lang));
  }
  return [...faults].map(([field, reason]) => ({ field, reason }));
}
