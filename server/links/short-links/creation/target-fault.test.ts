import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { realDataFolder } from '../../../../test/harness/real-data/real-data.ts';
import { hostOfTarget, targetFault, type TargetFault } from './target-fault.ts';

const links = { publicUrl: 'http://127.0.0.1:3000', shortUrl: 'https://sb.example' };
const elsewhere = { publicUrl: 'https://app.starbridge.example', shortUrl: '' };

it.each<[string, TargetFault | null]>([
  ['https://shop.example.com/a?b=c#d', null],
  ['http://8.8.8.8/', null],
  ['http://[2606:4700::1111]/', null],
  ['https://例子.测试/商品', null],
  ['https://local.example.com', null],
  ['https://mylocal.example', null],
  ['{host}', null],
  ['{host}/price', null],
  ['{host}/sandbox', null],
  ['ftp://shop.example.com', 'format'],
  ['https://a:b@shop.example.com', 'format'],
  ['{host}.evil.example', 'format'],
  // Private networks, in every notation.
  ['http://127.0.0.1', 'inside'],
  ['http://127.1', 'inside'],
  ['http://2130706433', 'inside'],
  ['http://0x7f000001', 'inside'],
  ['http://0177.0.0.1', 'inside'],
  ['http://127.0.0.1.', 'inside'],
  ['http://１２７.０.０.１', 'inside'],
  ['http://10.1.2.3', 'inside'],
  ['http://172.31.0.1', 'inside'],
  ['http://192.168.1.1', 'inside'],
  ['http://169.254.169.254/latest', 'inside'],
  ['http://100.64.0.1', 'inside'],
  ['http://0.0.0.0', 'inside'],
  ['http://224.0.0.1', 'inside'],
  ['http://255.255.255.255', 'inside'],
  ['http://203.0.113.9', 'inside'],
  ['http://[::]', 'inside'],
  ['http://[::1]', 'inside'],
  ['http://[::ffff:127.0.0.1]', 'inside'],
  ['http://[::ffff:8.8.8.8]', 'inside'],
  ['http://[::127.0.0.1]', 'inside'],
  ['http://[64:ff9b::10.0.0.1]', 'inside'],
  ['http://[2002:7f00:1::]', 'inside'],
  ['http://[fe80::1]', 'inside'],
  ['http://[fd00::1]', 'inside'],
  ['http://[ff02::1]', 'inside'],
  ['http://[2001:db8::1]', 'inside'],
  // Names.
  ['http://localhost', 'inside'],
  ['http://LOCALHOST:8080/a', 'inside'],
  ['http://localhost.', 'inside'],
  ['http://a.localhost', 'inside'],
  ['http://intranet/a', 'inside'],
  ['http://intranet.', 'inside'],
  ['http://printer.local', 'inside'],
  ['http://db.internal.', 'inside'],
  ['http://router.home.arpa', 'inside'],
  ['http://a..b', 'inside'],
  // This installation.
  ['https://sb.example/aB3dE9f', 'own'],
  ['http://SB.example.:8443', 'own'],
  ['{host}/s/aB3dE9f', 'own'],
  ['{host}/%73/aB3dE9f', 'own'],
  ['{host}/a/../s/aB3dE9f', 'own'],
  ['{host}//s/aB3dE9f', 'own'],
  ['{host}/s', 'own'],
  ['http://127.0.0.1:3000/s/aB3dE9f', 'own'],
  ['http://127.0.0.1:3000/price', 'inside'],
])('%s: %s', (text, fault) => {
  expect(targetFault(links, text)).toBe(fault);
});

it.each<[string, TargetFault | null]>([
  ['https://app.starbridge.example/price', null],
  ['https://app.starbridge.example/%E0%A4%A', null],
  ['https://app.starbridge.example/s/aB3dE9f', 'own'],
  ['http://APP.starbridge.example./s/aB3dE9f?x=1', 'own'],
  ['https://starbridge.example/s/aB3dE9f', null],
])('where the product is public, %s: %s', (text, fault) => {
  expect(targetFault(elsewhere, text)).toBe(fault);
});

it.each([
  ['https://Go.Example.com.:8443/a', 'go.example.com'],
  ['https://例子.测试', 'xn--fsqu00a.xn--0zwm56d'],
  ['{host}/a', null],
])('%s leads to the host %s', (text, host) => {
  expect(hostOfTarget(text)).toBe(host);
});

interface Entry {
  input: string;
  failure?: boolean;
  hostname?: string;
  username?: string;
}

const corpus = path.join(realDataFolder, 'validity/url_wpt_urltestdata.json');

describe.runIf(fs.existsSync(corpus))('addresses of the web platform tests', () => {
  const entries = (JSON.parse(fs.readFileSync(corpus, 'utf8')) as (Entry | string)[]).filter(
    (entry): entry is Entry => typeof entry === 'object' && /^https?:\/\//i.test(entry.input),
  );
  const isControlled = (text: string) => /[\u0000-\u001F\u007F]/.test(text); // eslint-disable-line no-control-regex
  const failing = entries.filter(({ failure }) => failure);
  const sound = entries.filter(
    ({ failure, input, username }) => !failure && !username && !isControlled(input),
  );

  it('that are none are refused', () => {
    expect(failing.length).toBeGreaterThan(50);
    expect(failing.filter(({ input }) => targetFault(links, input) !== 'format')).toEqual([]);
  });

  it('that are some are no wrong addresses', () => {
    expect(sound.length).toBeGreaterThan(50);
    const wrong = sound.filter(({ input }) => targetFault(links, input) === 'format');
    // A password without a user name counts too.
    expect(wrong.filter(({ input }) => !input.includes('@'))).toEqual([]);
  });
});
