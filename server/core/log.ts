import { pino, type Logger } from 'pino';
import type { Env } from './settings/env.ts';

/** Makes the logger. Callers log ids only; secrets and personal data that slip through are redacted. */
export function makeLog(env: Pick<Env, 'LOG_LEVEL'>): Logger {
  return pino({
    level: env.LOG_LEVEL,
    base: undefined,
    redact: {
      paths: [
        '*.password',
        '*.authorization',
        '*.token',
        '*.access_token',
        '*.refresh_token',
        '*.email',
        '*.phone',
        'req.headers',
      ],
      censor: '[cut]',
    },
    serializers: {
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        message: error.message,
        code: error.code,
        stack: error.stack,
      }),
    },
  });
}
