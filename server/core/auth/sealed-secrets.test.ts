import { describe, expect, test } from 'vitest';
import { makeSecrets, readSecretKeys, type SecretKey } from './sealed-secrets.ts';

const old: SecretKey = { id: 'old', key: Buffer.alloc(32, 1) };
const fresh: SecretKey = { id: 'new', key: Buffer.alloc(32, 2) };
const secrets = makeSecrets([old]);

describe('a sealed secret', () => {
  test.each(['x', 'correct horse', '授权码 💥', ''])('seals %j', plain => {
    const sealed = secrets.seal(plain, 'sender 1/2');
    expect(sealed).toMatch(/^v1\.old\.[\w-]{16}\.[\w-]{22}\.[\w-]*$/);
    expect(secrets.open(sealed, 'sender 1/2')).toBe(plain);
  });

  test('never looks the same twice', () => {
    expect(secrets.seal('x', 'a')).not.toBe(secrets.seal('x', 'a'));
  });

  test('is not opened when a single character was changed', () => {
    const sealed = secrets.seal('correct horse', 'sender 1/2');
    // The last character of a base64url part can contain unused bits.
    const places = Array.from(sealed, (_letter, place) => place).filter(
      place => sealed[place] !== '.' && sealed[place + 1] !== '.' && place + 1 < sealed.length,
    );
    for (const place of places) {
      const other = sealed[place] === 'A' ? 'B' : 'A';
      const changed = sealed.slice(0, place) + other + sealed.slice(place + 1);
      expect(() => secrets.open(changed, 'sender 1/2'), changed).toThrow();
    }
  });

  test('is not opened with a tag that was cut', () => {
    const parts = secrets.seal('correct horse', 'a').split('.');
    parts[3] = parts[3]?.slice(0, 6) ?? '';
    expect(() => secrets.open(parts.join('.'), 'a')).toThrow();
  });

  test('is not opened for another place', () => {
    expect(() => secrets.open(secrets.seal('x', 'sender 1/2'), 'sender 1/3')).toThrow();
  });

  test('is not opened without its key, which is named', () => {
    expect(() => makeSecrets([fresh]).open(secrets.seal('x', 'a'), 'a')).toThrow(/key old,/);
  });

  test('is opened after a rotation and known as old, one sealed since is not', () => {
    const sealed = secrets.seal('x', 'a');
    const rotated = makeSecrets([fresh, old]);
    expect([rotated.open(sealed, 'a'), rotated.isOld(sealed)]).toEqual(['x', true]);
    expect(rotated.isOld(rotated.seal('x', 'a'))).toBe(false);
  });
});

describe('keys of the setting', () => {
  const base64 = Buffer.alloc(32, 7).toString('base64');

  test.each<[string, string[] | null]>([
    [`a:${base64}`, ['a']],
    [`b:${base64}, a:${base64}`, ['b', 'a']],
    ['', null],
    [base64, null],
    [`a:${Buffer.alloc(31).toString('base64')}`, null],
    [`a:${Buffer.alloc(33).toString('base64')}`, null],
    [`a.b:${base64}`, null],
    [`a:${base64},a:${base64}`, null],
    [`a:${base64},`, null],
  ])('%s', (text, ids) => {
    expect(readSecretKeys(text)?.map(key => key.id) ?? null).toEqual(ids);
  });
});
