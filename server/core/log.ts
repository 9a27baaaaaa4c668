import { pino, type Logger } from 'pino';
import type { Env } from './settings/env.ts';

/** Structured lines without secrets or personal data: callers log ids, and what slips through is cut here. */
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
