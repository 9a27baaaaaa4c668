import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testContext } from '../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database/fresh-database.ts';
import type { SmsSender } from '../../outside/sms/sms-sender.ts';
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
const sms: SmsSender = { sendCode: async ({ phone, code }) => void sent.push({ phone, code }) };
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

const send = (number = phone, address = '10.0.0.1') => sendPhoneCode(database.db, from(address), sms, number);
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
      await send();
      world.pass(minute);
    }
    await expect(send()).rejects.toMatchObject({ code: 'too_many_requests' });
    expect(sent).toHaveLength(10);
  });

  it('thirty times an hour for an address', async () => {
    for (let n = 0; n < 30; n++) await send(`139001390${String(n).padStart(2, '0')}`);
    await expect(send('13700137000')).rejects.toMatchObject({ code: 'too_many_requests' });
    await send('13700137000', '10.0.0.2').catch(() => undefined);
    world.pass(60 * minute);
    await send('13700137001');
  });

  it('or fails, which is reported without the provider’s words', async () => {
    const failing = { sendCode: () => Promise.reject(new Error('secret of the provider')) };
    const attempt = sendPhoneCode(database.db, from('10.0.0.3'), failing, '13600136000');
    await expect(attempt).rejects.toMatchObject({ code: 'code_not_sent', details: {} });
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
