import { expect, test } from 'vitest';
import { deedStates, phoneDeeds } from '../../contract/sandbox/sandbox-payment-kinds.ts';
import { bothLooks, isUsableInBothLooks } from '../harness/appearances.ts';
import { withDb } from '../fixtures/new-team.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { appUrl } = ownWorld();

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

test('A phone finds the code, leaves it, pays it, and pays it once more', async () => {
  const orderNumber = await beginPayment();
  const payer = await visit(bothLooks);
  const words = payer.words.sandboxPayments;
  await payer.opens('/sandbox/phone');
  await payer.sees(payer.heading(words.waiting.title));
  await payer.page.getByRole('link', { name: orderNumber }).click();
  await payer.sees('¥769.50');
  await payer.sees('Starbridge 专业版 3 个月');
  await payer.sees(filled(words.about.notifyLate, { minutes: '10' }));
  await isUsableInBothLooks(payer, 'to be paid');
  const possible = phoneDeeds.filter(deed => deed !== 'pay' && deedStates[deed].includes('waiting'));
  for (const deed of possible) expect(await payer.button(words.deed[deed]).isEnabled()).toBe(true);
  expect(await payer.button(words.deed.payLate).isEnabled()).toBe(false);
  await payer.button(payer.words.common.cancel).click();
  await payer.sees(words.outcome.left);
  await payer.button(words.deed.pay).click();
  await payer.sees(words.outcome.paid);
  await isUsableInBothLooks(payer, 'paid');
  const made = payer.page.getByRole('list', { name: words.payments.label }).getByRole('listitem');
  expect(await made.count()).toBe(1);
  await payer.seesNothingOf(payer.button(words.deed.pay));
  await payer.button(words.deed.payTwice).click();
  await payer.sees(made.nth(1));

  const expired = await beginPayment(-1);
  await payer.goesTo(`/sandbox/phone/${expired}`);
  await payer.sees(words.outcome.expired);
  expect(await payer.button(words.deed.notifyLate).isEnabled()).toBe(false);
  await payer.button(words.deed.payLate).click();
  await payer.sees(words.outcome.paid);
  await payer.goesTo('/sandbox/phone/SB00000000');
  await payer.sees(payer.heading(words.unknown.title));
});
