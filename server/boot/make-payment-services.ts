import { readFileSync } from 'node:fs';
import type { Logger } from 'pino';
import { paymentNotifyPathOf } from '../../contract/billing/payment-notify.ts';
import { SettingsError, type Env } from '../core/settings/env.ts';
import { PaymentFault, type PaymentGateway } from '../outside/payments/payment-gateway.ts';
import type { PaymentServices } from '../outside/payments/payment-services.ts';
import type { CallContext } from '../outside/payments/wechat/wechat-call.ts';
import { merchantOf, type Merchant } from '../outside/payments/wechat/merchant.ts';
import { wechatPay } from '../outside/payments/wechat/wechat-pay.ts';

type PaySettings = Pick<
  Env,
  | 'PAY_GATEWAY'
  | 'SELLER'
  | 'SYSTEM_MAIL'
  | 'WECHAT_PAY_APP_ID'
  | 'WECHAT_PAY_MERCHANT_ID'
  | 'WECHAT_PAY_SERIAL'
  | 'WECHAT_PAY_PRIVATE_KEY'
  | 'WECHAT_PAY_API_V3_KEY'
  | 'WECHAT_PAY_PUBLIC_KEY'
  | 'WECHAT_PAY_PUBLIC_KEY_ID'
  | 'WECHAT_PAY_URL'
>;

export interface PaymentsParts {
  publicUrl: string;
  /** Builds the sandbox gateway's merchant; null without a sandbox gateway. */
  sandbox: ((publicUrl: string) => Merchant) | null;
  ctx: CallContext;
}

/**
 * Returns a key as it is, its lines perhaps joined by `\n`, or the content of the file that it names. @throws
 * SettingsError
 */
function pemOf(name: string, value: string): string {
  if (value === '' || value.includes('-----BEGIN')) return value.replaceAll(String.raw`\n`, '\n');
  try {
    return readFileSync(value, 'utf8');
  } catch {
    throw new SettingsError(`${name}: is neither a key in PEM nor a file that can be read`);
  }
}

function configured(env: PaySettings, publicUrl: string): Merchant {
  try {
    return merchantOf({
      appId: env.WECHAT_PAY_APP_ID,
      merchantId: env.WECHAT_PAY_MERCHANT_ID,
      serial: env.WECHAT_PAY_SERIAL,
      privateKey: pemOf('WECHAT_PAY_PRIVATE_KEY', env.WECHAT_PAY_PRIVATE_KEY),
      apiV3Key: env.WECHAT_PAY_API_V3_KEY,
      publicKey: pemOf('WECHAT_PAY_PUBLIC_KEY', env.WECHAT_PAY_PUBLIC_KEY),
      publicKeyId: env.WECHAT_PAY_PUBLIC_KEY_ID,
      url: env.WECHAT_PAY_URL,
      notifyUrl: publicUrl.replace(/\/+$/, '') + paymentNotifyPathOf('wechat'),
    });
  } catch (error) {
    if (!(error instanceof PaymentFault)) throw error;
    // Rewrites the message to "settings: NAME is wrong", like for other settings.
    throw new SettingsError(error.message.replace(/^settings: (\S+) /, '$1: '));
  }
}

/**
 * Builds the gateways of the settings. Another gateway is another line here.
 * @throws SettingsError naming the setting that is wrong
 */
export function makePaymentServices(
  env: PaySettings,
  { publicUrl, sandbox, ctx }: PaymentsParts,
): PaymentServices {
  const isSandbox = env.PAY_GATEWAY === 'sandbox';
  const real = env.PAY_GATEWAY === 'wechat' ? wechatPay(configured(env, publicUrl), ctx) : null;
  let played: { publicUrl: string; gateway: PaymentGateway } | null = null;
  const world: PaymentServices = {
    publicUrl: publicUrl.replace(/\/+$/, ''),
    isSandbox,
    seller: env.SELLER,
    hasMailer: env.SYSTEM_MAIL !== 'none',
    gateway() {
      if (!isSandbox || !sandbox) return real;
      if (played?.publicUrl !== world.publicUrl)
        played = { publicUrl: world.publicUrl, gateway: wechatPay(sandbox(world.publicUrl), ctx) };
      return played.gateway;
    },
    gatewayOf(channel) {
      const gateway = world.gateway();
      return gateway?.channel === channel ? gateway : null;
    },
  };
  return world;
}

/** Logs what is wrong with the keys; the product starts anyway. */
export async function warnOfWrongKeys(world: PaymentServices, log: Pick<Logger, 'warn'>): Promise<void> {
  try {
    await world.gateway()?.queryOrder('starbridge-start');
  } catch (error) {
    const reason = error instanceof PaymentFault ? error.message : 'no answer';
    log.warn({ payments: reason }, 'the payment service does not take our calls');
  }
}
