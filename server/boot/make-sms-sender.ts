import type { Logger } from 'pino';
import type { Db } from '../core/db/database.ts';
import type { Env } from '../core/settings/env.ts';
import { keepMessage } from '../identity/phone-codes/service.ts';
import { makeSms, SmsError, type SmsSender } from '../outside/sms/sms-sender.ts';
import { realContext } from '../core/real-context.ts';

/** Builds the SMS sender of the settings; that of the sandbox stores its messages for the sandbox panel. */
export async function makeSender(env: Env, log: Pick<Logger, 'warn'>, db: Db): Promise<SmsSender> {
  const sender = await makeSms(env, { store: message => keepMessage(db, realContext(), message) });
  async function noting(sending: Promise<void>): Promise<void> {
    try {
      await sending;
    } catch (error) {
      log.warn({ sms: error instanceof SmsError ? error.code : 'unknown' }, 'text message not sent');
      throw error;
    }
  }
  return {
    sendCode: message => noting(sender.sendCode(message)),
    sendNotice: notice => noting(sender.sendNotice(notice)),
  };
}
