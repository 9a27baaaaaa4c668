import { v20210111 } from 'tencentcloud-sdk-nodejs-sms/tencentcloud/services/sms/v20210111/index.js';
import { SmsError, type SendTemplate, type SmsSettings } from './sms-sender.ts';

/** Limits on messages to a number and per day, and on calls; not those on the size of one call. */
const busy =
  /^(LimitExceeded\.(DeliveryFrequencyLimit|PhoneNumber(ThirtySecond|OneHour)Limit|\w*DailyLimit)$|RequestLimitExceeded)/;

/**
 * Tencent Cloud SMS, action SendSms of 2021-01-11. The template has one variable, `{1}`.
 * @param timeout milliseconds for the answer
 */
export function tencentSms(settings: SmsSettings, timeout: number): SendTemplate {
  const endpoint = settings.SMS_ENDPOINT ? new URL(settings.SMS_ENDPOINT) : null;
  const client = new v20210111.Client({
    credential: { secretId: settings.SMS_ACCESS_KEY_ID, secretKey: settings.SMS_ACCESS_KEY_SECRET },
    region: settings.SMS_REGION || 'ap-guangzhou',
    profile: {
      httpProfile: {
        ...(endpoint ? { endpoint: endpoint.host, protocol: `${endpoint.protocol}//` } : {}),
        reqTimeout: timeout / 1000,
      },
    },
  });
  return async ({ phone, template, value }) => {
    const request = {
      PhoneNumberSet: [`+86${phone}`],
      SmsSdkAppId: settings.SMS_TENCENT_APP_ID,
      SignName: settings.SMS_SIGN_NAME,
      TemplateId: template,
      TemplateParamSet: [value],
    };
    const result = await client.SendSms(request).then(
      answer => answer.SendStatusSet?.[0]?.Code ?? 'no_answer',
      (error: unknown) => codeOf(error) ?? 'no_answer',
    );
    if (result !== 'Ok') throw new SmsError(result, busy.test(result));
  };
}

function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}
