import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { errorTexts } from '../../../contract/core/error-texts.ts';
import { getCodeChallenge, sendPhoneCode } from '../../../contract/identity/phone-codes.ts';
import { register, verifyPhoneRegistered } from '../../../contract/identity/sign-in.ts';
import { button, clicks, fills, isWrong, sees, seesNothingOf, user } from '../../../test/harness/web/acts.ts';
import { server } from '../../../test/harness/web/fake-server.ts';
import { opens } from '../../../test/harness/web/open-page.tsx';
import shell from '../../i18n/zh/core/shell.ts';
import identity from '../../i18n/zh/identity/identity.ts';

const waiting = new RegExp(identity.sms.again.replace('{{seconds}}', String.raw`\d+`));

beforeEach(() => {
  server.answers(verifyPhoneRegistered, { registered: false });
  server.answers(sendPhoneCode, { waitSeconds: 60 });
});

async function fillsAll(): Promise<void> {
  await fills(identity.username, 'harbour');
  await fills(identity.phone, '13800001003');
  await fills(identity.code, '123456');
  await fills(identity.setPassword, 'harbour-lights-7');
  await fills(identity.confirm, 'harbour-lights-7');
  await fills(identity.nickName, '海灯');
  await fills(identity.company, '灯塔');
  await user.click(screen.getByRole('checkbox'));
}

test('errors are shown beside each field, and the first has the focus', async () => {
  await opens('/register', { role: null });
  await fills(identity.setPassword, 'short1');
  await fills(identity.confirm, 'shorter1');
  await clicks(identity.registration.submit);
  const first = await isWrong(identity.username, identity.missing.username);
  await isWrong(identity.phone, identity.missing.phone);
  await isWrong(identity.code, identity.missing.code);
  await isWrong(identity.setPassword, identity.fault.password);
  await isWrong(identity.confirm, identity.fault.differ);
  await isWrong(identity.nickName, identity.missing.nickName);
  await isWrong(identity.company, identity.missing.company);
  await sees(identity.missing.consent);
  expect(document.activeElement).toBe(first);
  await fills(identity.confirm, 'short1');
  await seesNothingOf(identity.fault.differ);
});

test('the requirements of a password are ticked off while it is typed', async () => {
  const { letter, digit, length, met } = shell.form.password;
  const isMet = (need: string) =>
    screen.getAllByRole('listitem').some(({ textContent }) => textContent === `${need}${met}`);
  await opens('/register', { role: null });
  await fills(identity.setPassword, 'seven77');
  expect([letter, digit, length].map(isMet)).toEqual([true, true, false]);
  await fills(identity.setPassword, 'seven777');
  expect(isMet(length)).toBe(true);
});

test('a wrong code and a taken name are shown beside their fields', async () => {
  await opens('/register', { role: null });
  await button(identity.registration.submit);
  await fillsAll();
  server.refuses(register, 'wrong_code');
  await clicks(identity.registration.submit);
  await isWrong(identity.code, errorTexts.zh.wrong_code);
  server.refuses(register, 'invalid_request', { username: '该用户名已被使用' });
  await clicks(identity.registration.submit);
  const name = await isWrong(identity.username, '该用户名已被使用');
  expect(document.activeElement).toBe(name);
});

test('a code can be asked for with a whole number that has no account yet', async () => {
  server.answers(verifyPhoneRegistered, { registered: true });
  await opens('/register', { role: null });
  await sees(identity.sms.needsPhone);
  const get = await button(identity.sms.get);
  expect(get.disabled).toBe(true);
  await fills(identity.phone, '13800001006');
  await user.click(get);
  await isWrong(identity.phone, identity.fault.registered);
});

test('where many codes were sent, the browser computes first, and the code is sent', async () => {
  server.refuses(sendPhoneCode, 'proof_needed');
  server.answers(getCodeChallenge, { challenge: 'the-challenge', bits: 8 });
  const release = server.holds(getCodeChallenge);
  await opens('/register', { role: null });
  await fills(identity.phone, '13800001009');
  await clicks(identity.sms.get);
  await sees(identity.sms.checking);
  server.answers(sendPhoneCode, { waitSeconds: 60 });
  release();
  expect((await button(waiting)).disabled).toBe(true);
  await seesNothingOf(identity.sms.checking);
  const { query } = server.askedOf(sendPhoneCode).at(-1) ?? {};
  expect(query).toEqual({ challenge: 'the-challenge', proof: expect.stringMatching(/^\d+$/) });
});

test('another code can be asked for after a minute, also after a reload, and at once for another number', async () => {
  await opens('/register', { role: null });
  await fills(identity.phone, '13800001007');
  await clicks(identity.sms.get);
  expect((await button(waiting)).disabled).toBe(true);
  cleanup();
  await opens('/register', { role: null });
  await fills(identity.phone, '13800001007');
  expect((await button(waiting)).disabled).toBe(true);
  await fills(identity.phone, '13800001008');
  expect((await button(identity.sms.get)).disabled).toBe(false);
});
