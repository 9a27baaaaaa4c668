import type { z } from 'zod';

export interface Setting {
  schema: z.ZodType;
  default: string;
  about: string;
  /** The default in production, if it differs. */
  inProduction?: string;
}

export const setting = <S extends z.ZodType>(
  schema: S,
  fallback: string,
  about: string,
  inProduction = fallback,
) => ({ schema, default: fallback, about, inProduction }) satisfies Setting;
