import { describe, expect, test } from 'vitest';
import { aliyunSignature, tencentSignature, type SignedRequest } from './sms-signatures.ts';

/** The worked examples of the providers' own documents. */
const aliyun: SignedRequest = {
  method: 'POST',
  path: '/?RegionId=cn-shanghai&ImageId=win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd',
  headers: {
    authorization:
      'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
    host: 'ecs.cn-shanghai.aliyuncs.com',
    'x-acs-action': 'RunInstances',
    'x-acs-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-acs-date': '2023-10-26T10:22:32Z',
    'x-acs-signature-nonce': '3156853299f313e23d1673dc12e1703d',
    'x-acs-version': '2014-05-26',
  },
  body: '',
};
const tencent: SignedRequest = {
  method: 'POST',
  path: '/',
  headers: {
    authorization:
      'TC3-HMAC-SHA256 Credential=AKIDz8krbsJ5yKBZQpn74WFkmLPx3EXAMPLE/2019-02-25/cvm/tc3_request, SignedHeaders=content-type;host, Signature=72e494ea809ad7a8c8f7a4507b9bddcbaa8e581f516e8da2f66e2c5a96525168',
    'content-type': 'application/json; charset=utf-8',
    host: 'cvm.tencentcloudapi.com',
    'x-tc-timestamp': '1551113065',
  },
  body: '{"Limit": 1, "Filters": [{"Values": ["\\u672a\\u547d\\u540d"], "Name": "instance-name"}]}',
};

describe.each([
  ['Aliyun', aliyunSignature, aliyun, 'YourAccessKeySecret'],
  ['Tencent', tencentSignature, tencent, 'Gu5t9xGARNpq86cd98joQYCN3EXAMPLE'],
] as const)('the signature of %s', (_name, signatureOf, request, secret) => {
  const matches = (changed: Partial<SignedRequest>) => {
    const signed = signatureOf({ ...request, ...changed });
    return signed?.expected(secret) === signed?.given;
  };

  test('is that of the provider’s example', () => {
    expect(matches({})).toBe(true);
    expect(signatureOf(request)?.expected('another secret')).not.toBe(signatureOf(request)?.given);
  });

  test('covers method, body and headers', () => {
    expect(matches({ method: 'GET' })).toBe(false);
    expect(matches({ body: `${request.body} ` })).toBe(false);
    expect(matches({ headers: { ...request.headers, host: 'elsewhere.example' } })).toBe(false);
  });

  test('is missed where there is none', () => {
    expect(signatureOf({ ...request, headers: { host: 'a' } })).toBeNull();
  });
});

test('the signature of Aliyun covers the query', () => {
  const signed = aliyunSignature({ ...aliyun, path: `${aliyun.path}&more=1` });
  expect(signed?.expected('YourAccessKeySecret')).not.toBe(signed?.given);
});
