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

/** A warning to whoever has an account. */
export interface SmsNotice {
  phone: string;
  /** What happened, in the words that the template of the operator goes around. */
  notice: string;
}

export interface SmsSender {
  /** Resolves when the message was accepted for delivery. @throws SmsError */
  sendCode(message: SmsMessage): Promise<void>;
  /** The same for a warning. @throws SmsError `no_template` where the operator has none for warnings */
  sendNotice(notice: SmsNotice): Promise<void>;
}

/**
 * Why no message was sent. It contains neither number nor code, and no SDK error as its cause, since their texts quote
 * the whole request.
 */
export class SmsError extends Error {
  /** `no_provider`, `no_template`, `timeout`, `no_answer` (also one that makes no sense), or the provider's own code. */
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
  store(message: SmsMessage | SmsNotice): Promise<void>;
  /** How long a provider may take to answer, milliseconds; 10,000 by default. */
  timeout?: number;
}

/** Loads only the chosen driver with its SDK. */
export async function makeSms(settings: SmsSettings, deps: SmsDeps): Promise<SmsSender> {
  const { timeout = 10_000 } = deps;
  switch (settings.SMS_PROVIDER) {
    case 'sandbox':
      return { sendCode: message => deps.store(message), sendNotice: notice => deps.store(notice) };
    case 'none': {
      const refuse = () => Promise.reject(new SmsError('no_provider'));
      return { sendCode: refuse, sendNotice: refuse };
    }
    case 'aliyun': {
      const { aliyunSms } = await import('./aliyun-sms.ts');
      return sendingWith(settings, within(timeout, aliyunSms(settings, timeout)));
    }
    case 'tencent': {
      const { tencentSms } = await import('./tencent-sms.ts');
      return sendingWith(settings, within(timeout, tencentSms(settings, timeout)));
    }
  }
}

/** A message in the form that providers take: one of their approved templates with its only variable. */
interface TemplateMessage {
  phone: string;
  template: string;
  /** The name of the variable, where templates name them. */
  variable: 'code' | 'what';
  value: string;
}

/** Sends one message. @throws SmsError */
export type SendTemplate = (message: TemplateMessage) => Promise<void>;

function sendingWith(settings: SmsSettings, send: SendTemplate): SmsSender {
  const { SMS_TEMPLATE_ID: codes, SMS_NOTICE_TEMPLATE_ID: notices } = settings;
  return {
    sendCode: ({ phone, code }) => send({ phone, template: codes, variable: 'code', value: code }),
    async sendNotice({ phone, notice }) {
      if (!notices) throw new SmsError('no_template');
      await send({ phone, template: notices, variable: 'what', value: notice });
    },
  };
}

/** Limits the whole call; the SDKs limit only single steps (connecting, each read). */
function within(timeout: number, send: SendTemplate): SendTemplate {
  return async message => {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new SmsError('timeout')), timeout);
    try {
      await Promise.race([late.promise, send(message)]);
    } finally {
      clearTimeout(timer);
    }
  };
}
