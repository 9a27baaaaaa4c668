import { z } from 'zod';
import type { Endpoint } from '../../../contract/core/endpoint.ts';
import { errors, secondSteps, type FieldFault } from '../../../contract/core/errors.ts';
import { errorText, type Lang } from '../../../contract/core/error-texts.ts';
import type { AppError } from '../errors.ts';

/** Every JSON answer is `{code, msg, data}`; code 0 is success. */
export function successSchema(endpoint: Endpoint) {
  return z.object({ ...endpoint.beside?.shape, code: z.literal(0), msg: z.string(), data: endpoint.reply });
}

const fieldsSchema = z.object({ fields: z.array(z.object({ field: z.string(), reason: z.string() })) });
/** Of a sign-in that needs a second step. */
const challengeSchema = z.object({
  challenge: z.string(),
  ways: z.array(z.enum(secondSteps)),
  expiresIn: z.int(),
});

export const refusalSchema = z.object({
  code: z.int(),
  msg: z.string(),
  data: z.union([fieldsSchema, challengeSchema]).nullable(),
});

export interface Refusal {
  status: number;
  body: z.output<typeof refusalSchema>;
}

const listed = (fields: FieldFault[], lang: Lang) =>
  fields.map(({ field, reason }) => `${field} ${reason}`).join(lang === 'zh' ? '；' : '; ');

export function refusalOf(error: AppError, lang: Lang): Refusal {
  const { status, code } = errors[error.code];
  const details = error.fields.length ? { fields: listed(error.fields, lang) } : error.details;
  const data = error.fields.length ? { fields: error.fields } : error.data;
  return { status, body: { code, msg: errorText(lang, error.code, details), data } };
}
