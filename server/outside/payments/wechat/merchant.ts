import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { PaymentFault } from '../payment-gateway.ts';

/** Our account at the service, as configured. */
export interface MerchantSettings {
  appId: string;
  merchantId: string;
  /** Serial of the certificate that belongs to the private key, hexadecimal. */
  serial: string;
  /** PEM. */
  privateKey: string;
  /** 32 characters. */
  apiV3Key: string;
  /** The service's public key, PEM, and its id; both empty: its certificates are downloaded. */
  publicKey: string;
  publicKeyId: string;
  /** The service's address, without a slash at the end. */
  url: string;
  /** Where it notifies us; https, no query. */
  notifyUrl: string;
}

export interface Merchant extends Omit<MerchantSettings, 'privateKey' | 'publicKey'> {
  privateKey: KeyObject;
  publicKey: KeyObject | null;
}

const wrong = (name: string, what: string) => new PaymentFault('settings', `${name} ${what}`);

function keyOf(name: string, make: () => KeyObject): KeyObject {
  let key: KeyObject;
  try {
    key = make();
  } catch {
    throw wrong(name, 'is no key in PEM');
  }
  if (key.asymmetricKeyType !== 'rsa') throw wrong(name, 'is no RSA key');
  return key;
}

/** Checks at the start what can be checked offline. @throws PaymentFault `settings`, naming what is wrong */
export function merchantOf(settings: MerchantSettings): Merchant {
  const { appId, merchantId, serial, apiV3Key, publicKey, publicKeyId, notifyUrl } = settings;
  if (!/^wx[0-9a-z]{16}$/i.test(appId))
    throw wrong('WECHAT_PAY_APP_ID', 'is no app id: wx and 16 characters');
  if (!/^\d{8,10}$/.test(merchantId))
    throw wrong('WECHAT_PAY_MERCHANT_ID', 'is no merchant id: 8 to 10 digits');
  if (!/^[0-9a-f]{32,48}$/i.test(serial))
    throw wrong('WECHAT_PAY_SERIAL', 'is no serial number of a certificate: 40 hexadecimal digits');
  if (Buffer.byteLength(apiV3Key) !== 32) throw wrong('WECHAT_PAY_API_V3_KEY', 'does not have 32 characters');
  if (!/^https:\/\/[^?#]+$/.test(notifyUrl) && !/^http:\/\/(127\.0\.0\.1|localhost)[:/]/.test(notifyUrl))
    throw wrong('PUBLIC_URL', 'must begin with https:// so that the service may notify us');
  if ((publicKey === '') !== (publicKeyId === ''))
    throw wrong('WECHAT_PAY_PUBLIC_KEY_ID', 'and WECHAT_PAY_PUBLIC_KEY go together');
  if (publicKeyId !== '' && !/^PUB_KEY_ID_\w+$/.test(publicKeyId))
    throw wrong('WECHAT_PAY_PUBLIC_KEY_ID', 'does not begin with PUB_KEY_ID_');
  return {
    ...settings,
    serial: serial.toUpperCase(),
    privateKey: keyOf('WECHAT_PAY_PRIVATE_KEY', () => createPrivateKey(settings.privateKey)),
    publicKey: publicKey === '' ? null : keyOf('WECHAT_PAY_PUBLIC_KEY', () => createPublicKey(publicKey)),
  };
}
