import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { easyWork, solve } from '../../../test/harness/app/call-endpoint.ts';
import { testContext } from '../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database/fresh-database.ts';
import { makeChallenge } from '../../core/auth/proof-of-work.ts';
import type { SmsSender } from '../../outside/sms/sms-sender.ts';
import { makeCodeChallenge } from './bare-calls.ts';
import {
  deleteOldCodes,
  keepMessage,
  sendPhoneCode,
  loadSandboxMessages,
  spendPhoneCode,
} from './service.ts';

const phone = '13800138000';
const minute = 60_000;
let database: TestDatabase;
let sent: { phone: string; code: string }[] = [];
const sms: Pick<SmsSender, 'sendCode'> = {
  sendCode: async ({ phone, code }) => void sent.push({ phone, code }),
};
const world = testContext();
const from = (address: string) => ({ ...world, from: { address, agent: '' } });

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());
beforeEach(() => {
  sent = [];
  world.pass(25 * 60 * minute);
});

/** A bare call, as clients make it that know nothing of challenges. */
const send = (number = phone, address = '10.0.0.1') =>
  sendPhoneCode(database.db, from(address), sms, { phone: number, work: null });

/** A call that has shown its work, with a challenge that is easy. */
async function sendWithWork(number = phone, address = '10.0.0.1') {
  const work = await easyWork(database.db, world, number);
  return sendPhoneCode(database.db, from(address), sms, { phone: number, work });
}
const use = (code: string, number = phone) => spendPhoneCode(database.db, world, number, code);
const lastCode = () => sent.at(-1)?.code ?? '';
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const wrong = { code: 'wrong_code' };

describe('a code', () => {
  it('has six digits and is good once', async () => {
    expect(await send()).toBe(60);
    expect(sent).toEqual([{ phone, code: expect.stringMatching(/^\d{6}$/) }]);
    await use(lastCode());
    await expect(use(lastCode())).rejects.toMatchObject(wrong);
  });

  it('works for one of two concurrent uses', async () => {
    await send();
    const used = await Promise.allSettled([use(lastCode()), use(lastCode())]);
    expect(used.map(result => result.status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('lasts five minutes', async () => {
    await send();
    world.pass(5 * minute);
    await expect(use(lastCode())).rejects.toMatchObject(wrong);
  });

  it('allows five attempts, also concurrent ones', async () => {
    await send();
    const guesses = await Promise.allSettled(Array.from({ length: 12 }, () => use(another(lastCode()))));
    expect(guesses.every(guess => guess.status === 'rejected')).toBe(true);
    await expect(use(lastCode())).rejects.toMatchObject(wrong);
  });

  it('is of its phone, and the newest of it', async () => {
    await send();
    const first = lastCode();
    await expect(use(first, '13900139000')).rejects.toMatchObject(wrong);
    world.pass(minute);
    await send();
    await expect(use(first)).rejects.toMatchObject(wrong);
    await use(lastCode());
  });
});

describe('codes are sent', () => {
  it('once a minute for a phone', async () => {
    await send();
    world.pass(minute - 1);
    await expect(send()).rejects.toMatchObject({ code: 'too_many_requests', details: { seconds: 1 } });
    world.pass(1);
    await send();
    expect(sent).toHaveLength(2);
  });

  it('ten times a day for a phone', async () => {
    for (let n = 0; n < 10; n++) {
      await sendWithWork();
      world.pass(minute);
    }
    await expect(sendWithWork()).rejects.toMatchObject({ code: 'too_many_requests' });
    expect(sent).toHaveLength(10);
  });

  it('also after calls that were refused, which count for nobody’s day', async () => {
    await send();
    for (let n = 0; n < 20; n++)
      await expect(sendWithWork()).rejects.toMatchObject({ code: 'too_many_requests' });
    world.pass(minute);
    await sendWithWork();
    for (let n = 0; n < 30; n++)
      await sendWithWork(`139001390${String(n).padStart(2, '0')}`, '10.0.0.7').catch(() => undefined);
    world.pass(minute);
    await expect(sendWithWork(phone, '10.0.0.7')).rejects.toMatchObject({ code: 'too_many_requests' });
    await sendWithWork();
    expect(sent.filter(each => each.phone === phone)).toHaveLength(3);
  });

  it('thirty times an hour for an address', async () => {
    for (let n = 0; n < 30; n++) await sendWithWork(`139001390${String(n).padStart(2, '0')}`);
    await expect(sendWithWork('13700137000')).rejects.toMatchObject({ code: 'too_many_requests' });
    world.pass(60 * minute);
    await sendWithWork('13700137001');
  });

  it('or fails, which is reported without the provider’s words', async () => {
    const failing = { sendCode: () => Promise.reject(new Error('secret of the provider')) };
    const asked = { phone: '13600136000', work: null };
    const attempt = sendPhoneCode(database.db, from('10.0.0.3'), failing, asked);
    await expect(attempt).rejects.toMatchObject({ code: 'code_not_sent', details: {} });
  });
});

describe('a bare call is enough', () => {
  const needsWork = { code: 'proof_needed' };
  const other = (n: number) => `139001380${String(n).padStart(2, '0')}`;

  it('three times a day for a phone', async () => {
    for (let n = 0; n < 3; n++) {
      await send();
      world.pass(minute);
    }
    await expect(send(phone, '10.0.0.9')).rejects.toMatchObject(needsWork);
    expect(sent).toHaveLength(3);
    await sendWithWork();
    world.pass(24 * 60 * minute);
    await send();
  });

  it.each([
    ['an address', '10.0.0.1', '10.0.0.1'],
    ['a network of IPv6', '2001:db8:1:2::1', '2001:db8:1:2:ffff::2'],
  ])('five times an hour for %s', async (_what, one, another) => {
    for (let n = 0; n < 5; n++) await send(other(n), one);
    await expect(send(other(5), another)).rejects.toMatchObject(needsWork);
    await send(other(6), '2001:db8:1:3::1');
    world.pass(60 * minute);
    await send(other(5), another);
  });

  it('sixty times an hour for the installation, of which one network takes its own', async () => {
    for (let n = 0; n < 70; n++) await send(other(n), '10.0.0.8').catch(() => undefined);
    expect(sent).toHaveLength(5);
    sent = [];
    world.pass(60 * minute);
    for (let n = 0; n < 60; n++) await send(other(n), `10.0.1.${n}`);
    await expect(send('13700137000', '10.0.2.1')).rejects.toMatchObject(needsWork);
    expect(sent).toHaveLength(60);
  });
});

describe('shown work', () => {
  const needsWork = { code: 'proof_needed' };
  const sendBy = (challenge: string, proof: string, number = phone) =>
    sendPhoneCode(database.db, from('10.0.0.1'), sms, { phone: number, work: { challenge, proof } });

  it('counts once, for its phone, for five minutes', async () => {
    const { challenge, bits } = await makeCodeChallenge(database.db, world, phone);
    expect(bits).toBe(17);
    const proof = solve(challenge, bits);
    await expect(sendBy(challenge, proof, '13700137000')).rejects.toMatchObject(needsWork);
    await sendBy(challenge, proof);
    world.pass(minute);
    await expect(sendBy(challenge, proof)).rejects.toMatchObject(needsWork);
    const late = await makeChallenge(database.db, world, `phone code ${phone}`, 1);
    world.pass(5 * minute);
    await expect(sendBy(late, solve(late, 1))).rejects.toMatchObject(needsWork);
    expect(sent).toHaveLength(1);
  });

  it('must solve a challenge of ours', async () => {
    const { challenge } = await makeCodeChallenge(database.db, world, phone);
    const easier = challenge.replace(/^17/, '1');
    const wrong = [
      [challenge, '0'],
      [easier, solve(easier, 1)],
      ['', '0'],
      ['1.zzzzzzzzz.AAAAAAAAAAA.AAAAAAAAAAAAAAAA', '0'],
      ['0.zzzzzzzzz.AAAAAAAAAAA.AAAAAAAAAAAAAAAA', '0'],
    ] as const;
    for (const [given, proof] of wrong) await expect(sendBy(given, proof)).rejects.toMatchObject(needsWork);
    expect(sent).toEqual([]);
  });

  it('becomes harder when many codes are sent', async () => {
    for (let n = 0; n < 50; n++) await sendWithWork(`137001380${String(n).padStart(2, '0')}`, `10.0.3.${n}`);
    expect((await makeCodeChallenge(database.db, world, phone)).bits).toBe(18);
    world.pass(60 * minute);
    expect((await makeCodeChallenge(database.db, world, phone)).bits).toBe(17);
  });
});

it('the sandbox shows recent messages, and deletes old ones', async () => {
  await keepMessage(database.db, world, { phone, code: '123456' });
  expect(await loadSandboxMessages(database.db, world)).toMatchObject([{ phone, code: '123456' }]);
  world.pass(5 * minute + 1);
  expect(await loadSandboxMessages(database.db, world)).toEqual([]);
  world.pass(25 * 60 * minute);
  await deleteOldCodes(database.db, world);
  for (const table of ['sandbox_messages', 'phone_codes', 'rate_windows'] as const) {
    expect([table, await database.db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
  }
});
