import { expect, test } from 'vitest';
import { deedStates, phoneDeeds } from '../../contract/sandbox/sandbox-payment-kinds.ts';
import { isUsable, looks } from '../harness/appearances.ts';
import { withDb } from '../fixtures/new-team.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { appUrl } = ownWorld();
const phone = { width: 390, height: 844 };

/** A payment as the client of the payment service begins it. */
async function beginPayment(minutes = 30): Promise<string> {
  const orderNumber = `SBE2E${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
  const now = Date.now();
  await withDb(appUrl, db =>
    db
      .insertInto('sandbox_payments')
      .values({
        order_number: orderNumber,
        fen: 76_950,
        description: 'Starbridge 专业版 3 个月',
        notify_url: 'http://127.0.0.1:1/notify',
        expires_at: new Date(now + minutes * 60_000),
        created_at: new Date(now),
      })
      .execute(),
  );
  return orderNumber;
}

test.each(['zh', 'en'] as const)(
  'A phone finds the code, leaves it, pays it, and pays it once more, %s',
  async lang => {
    const orderNumber = await beginPayment();
    const payer = await visit({ ...phone, lang });
    const words = payer.words.sandboxPayments;
    await payer.opens('/sandbox/phone');
    await payer.sees(payer.heading(words.waiting.title));
    await payer.page.getByRole('link', { name: orderNumber }).click();
    await payer.sees('¥769.50');
    await payer.sees('Starbridge 专业版 3 个月');
    const possible = phoneDeeds.filter(deed => deed !== 'pay' && deedStates[deed].includes('waiting'));
    for (const deed of possible) expect(await payer.button(words.deed[deed]).isEnabled()).toBe(true);
    expect(await payer.button(words.deed.payLate).isEnabled()).toBe(false);
    await payer.button(payer.words.common.cancel).click();
    await payer.sees(words.outcome.left);
    await payer.button(words.deed.pay).click();
    await payer.sees(words.outcome.paid);
    const made = payer.page.getByRole('list', { name: words.payments.label }).getByRole('listitem');
    expect(await made.count()).toBe(1);
    await payer.seesNothingOf(payer.button(words.deed.pay));
    await payer.button(words.deed.payTwice).click();
    await payer.sees(made.nth(1));
  },
);

test('An expired code can only be paid late, and an unknown one not at all', async () => {
  const orderNumber = await beginPayment(-1);
  const payer = await visit(phone);
  const words = payer.words.sandboxPayments;
  await payer.opens(`/sandbox/phone/${orderNumber}`);
  await payer.sees(words.outcome.expired);
  expect(await payer.button(words.deed.notifyLate).isEnabled()).toBe(false);
  await payer.button(words.deed.payLate).click();
  await payer.sees(words.outcome.paid);
  await payer.opens('/sandbox/phone/SB00000000');
  await payer.sees(payer.heading(words.unknown.title));
});

test.each(looks)('The phone is usable and accessible, %s', async (name, look) => {
  const orderNumber = await beginPayment();
  const payer = await visit(look);
  const words = payer.words.sandboxPayments;
  await payer.opens(`/sandbox/phone/${orderNumber}`);
  await payer.sees(payer.button(words.deed.pay));
  await payer.sees(filled(words.about.notifyLate, { minutes: '10' }));
  await isUsable(payer, name);
  await payer.button(words.deed.payWrongly).click();
  await payer.sees(words.outcome.paid);
  await isUsable(payer, name);
});
