import type { Lang } from '../../../contract/core/error-texts.ts';
import type { Env } from '../../core/settings/env.ts';

export type SmsSettings = Pick<Env, Extract<keyof Env, `SMS_${string}`>>;

export interface SmsMessage {
  /** Eleven digits, a number of mainland China. */
  phone: string;
  code: string;
  /** The reader's language. Providers ignore it and send their one approved template. */
  lang: Lang;
}

export interface SmsSender {
  /** Resolves when the message was accepted for delivery. @throws SmsError */
  sendCode(message: SmsMessage): Promise<void>;
}

/**
 * Why no message was sent. It contains neither number nor code, and no SDK error as its cause, since their texts quote
 * the whole request.
 */
export class SmsError extends Error {
  /** `no_provider`, `timeout`, `no_answer` (also one that makes no sense), or the provider's own code. */
  readonly code: string;
  /** The provider temporarily accepts no more messages for this number or account. */
  readonly isBusy: boolean;

  constructor(code: string, isBusy = false) {
    super(`text message not sent: ${code}`);
    this.name = 'SmsError';
    this.code = code;
    this.isBusy = isBusy;
  }
}

export interface SmsDeps {
  /** Where the sandbox stores messages instead of sending them. */
  store(message: SmsMessage): Promise<void>;
  /** How long a provider may take to answer, milliseconds; 10,000 by default. */
  timeout?: number;
}

/** Loads only the chosen driver with its SDK. */
export async function makeSms(settings: SmsSettings, deps: SmsDeps): Promise<SmsSender> {
  const { timeout = 10_000 } = deps;
  switch (settings.SMS_PROVIDER) {
    case 'sandbox':
      return { sendCode: message => deps.store(message) };
    case 'none':
      return { sendCode: () => Promise.reject(new SmsError('no_provider')) };
    case 'aliyun': {
      const { aliyunSms } = await import('./aliyun-sms.ts');
      return within(timeout, aliyunSms(settings, timeout));
    }
    case 'tencent': {
      const { tencentSms } = await import('./tencent-sms.ts');
      return within(timeout, tencentSms(settings, timeout));
    }
  }
}

/** Limits the whole call; the SDKs limit only single steps (connecting, each read). */
function within(timeout: number, sender: SmsSender): SmsSender {
  return {
    async sendCode(message) {
      const late = Promise.withResolvers<never>();
      const timer = setTimeout(() => late.reject(new SmsError('timeout')), timeout);
      try {
        await Promise.race([late.promise, sender.sendCode(message)]);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
