import type { Logger } from 'pino';
import type { Db } from './db/database.ts';
import type { Env } from './env.ts';
import { keepMessage } from './features/phone-codes/service.ts';
import { makeSms, SmsError, type SmsSender } from './sms/sms.ts';
import { realContext } from './world.ts';

/** The sender of the settings; the sandbox's leaves its messages where its panel shows them. */
export async function makeSender(env: Env, log: Pick<Logger, 'warn'>, db: Db): Promise<SmsSender> {
  const sender = await makeSms(env, { store: message => keepMessage(db, realContext(), message) });
  return {
    async sendCode(message) {
      try {
        await sender.sendCode(message);
      } catch (error) {
        log.warn({ sms: error instanceof SmsError ? error.code : 'unknown' }, 'text message not sent');
        throw error;
      }
    },
  };
}
