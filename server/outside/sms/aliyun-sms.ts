import { createRequire } from 'node:module';
import { $OpenApiUtil, AlibabaCloudError } from '@alicloud/openapi-core';
import { SmsError, type SendTemplate, type SmsSettings } from './sms-sender.ts';

type Sdk = typeof import('@alicloud/dysmsapi20170525', { with: { 'resolution-mode': 'require' } });

// A CommonJS package whose client is the export named "default". Loaders of ES modules read it differently: Node as
// the default's default, bundlers as the default itself.
const { default: Client, SendSmsRequest } = createRequire(import.meta.url)(
  '@alicloud/dysmsapi20170525',
) as Sdk;

/** Limits on messages to a number and per day, and on calls. Waiting does not help against the month's budget. */
const busy = /^(isv\.(BUSINESS|DAY)_LIMIT_CONTROL$|Throttling)/;

/**
 * Aliyun SMS, action SendSms of 2017-05-25. The template has one variable, `${code}` or `${what}`.
 * @param timeout milliseconds for connecting and for each read
 */
export function aliyunSms(settings: SmsSettings, timeout: number): SendTemplate {
  const endpoint = settings.SMS_ENDPOINT ? new URL(settings.SMS_ENDPOINT) : null;
  const client = new Client(
    new $OpenApiUtil.Config({
      accessKeyId: settings.SMS_ACCESS_KEY_ID,
      accessKeySecret: settings.SMS_ACCESS_KEY_SECRET,
      regionId: settings.SMS_REGION || 'cn-hangzhou',
      ...(endpoint ? { endpoint: endpoint.host, protocol: endpoint.protocol.slice(0, -1) } : {}),
      connectTimeout: timeout,
      readTimeout: timeout,
    }),
  );
  return async ({ phone, template, variable, value }) => {
    const request = new SendSmsRequest({
      phoneNumbers: phone,
      signName: settings.SMS_SIGN_NAME,
      templateCode: template,
      templateParam: JSON.stringify({ [variable]: value }),
    });
    const result = await client.sendSms(request).then(
      answer => answer.body?.code ?? 'no_answer',
      (error: unknown) => (error instanceof AlibabaCloudError ? error.code : 'no_answer'),
    );
    if (result !== 'OK') throw new SmsError(result, busy.test(result));
  };
}
