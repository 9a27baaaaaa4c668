import type { Lang } from '../../../contract/core/error-texts.ts';
import type { Context } from '../../core/context.ts';
import type { SmsSender } from '../../outside/sms/sms-sender.ts';

/** What may have been done by somebody else than the person who has the account. */
type Warning = 'phoneChanged' | 'factorReset';

const texts: Record<Lang, Record<Warning, string>> = {
  zh: { phoneChanged: '绑定的手机号已更换', factorReset: '双重验证已被重置' },
  en: {
    phoneChanged: 'the phone number was changed',
    factorReset: 'the two-step verification was reset',
  },
};

/**
 * Warns by text message, after what it is about is committed: that stands, whether the message arrives or not. The
 * sender logs why one was not sent.
 * @param phone empty for an account without one
 */
export async function sendWarning(
  ctx: Context,
  sms: Pick<SmsSender, 'sendNotice'>,
  phone: string,
  warning: Warning,
): Promise<void> {
  if (!phone) return;
  await sms.sendNotice({ phone, notice: texts[ctx.lang][warning] }).catch(() => undefined);
}
