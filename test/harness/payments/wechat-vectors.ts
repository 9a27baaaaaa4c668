import fs from 'node:fs';
import path from 'node:path';
import type { MerchantSettings } from '../../../server/outside/payments/wechat/merchant.ts';

const folder = path.join(import.meta.dirname, 'vectors/wechat-pay');

/** A file of test/vectors/wechat-pay, which make.sh there makes with the openssl command. */
export const vector = (name: string): string => fs.readFileSync(path.join(folder, name), 'utf8');

export const platformSerial = '5157F09EFDC096DE15EBE81A47057A7232F1B8E1';

/** The merchant of the vectors. */
export const vectorMerchant = (changes: Partial<MerchantSettings> = {}): MerchantSettings => ({
  appId: 'wxd678efh567hg6787',
  merchantId: '1230000109',
  serial: '1DDE55AD98ED71D6EDD4A4A16996DE7B47773A8C',
  privateKey: vector('merchant.key'),
  apiV3Key: vector('api-v3.key'),
  publicKey: '',
  publicKeyId: '',
  url: 'http://127.0.0.1:1',
  notifyUrl: 'https://starbridge.example/office/api/pay/notify/wechat',
  ...changes,
});
