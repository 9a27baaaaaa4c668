import type { FieldFault } from '../../../contract/core/errors.ts';
import type { Lang } from '../../../contract/core/error-texts.ts';
import { issueText } from '../issue-text.ts';

/** An issue of zod as fastify-type-provider-zod passes it on. */
export interface Invalid {
  keyword: string;
  /** `/field/…` */
  instancePath: string;
  message?: string | undefined;
  params: Record<string, unknown>;
}

/** Returns each wrong field once, with the first reason. */
export function faultsOf(invalid: readonly Invalid[], lang: Lang): FieldFault[] {
  const faults = new Map<string, string>();
  for (const { keyword: code, instancePath, message, params } of invalid) {
    const field = instancePath.split('/')[1] ?? '';
    if (!faults.has(field)) faults.set(field, issueText({ ...params, code, message }, lang));
  }
  return [...faults].map(([field, reason]) => ({ field, reason }));
}
