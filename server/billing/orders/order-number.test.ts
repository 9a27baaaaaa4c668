import { expect, test } from 'vitest';
import { refundNumber } from './order-number.ts';

const orderNo = '20261126120000ABCDEFGHJK';
const transactionId = '4200001234567890123456789012';

test('a refund of one payment has the same number, however often it is asked for', () => {
  const number = refundNumber(orderNo, transactionId);
  expect(refundNumber(orderNo, transactionId)).toBe(number);
  expect(number).toMatch(/^[\w-]{1,64}$/);
});

test('refunds of two payments of one order have two numbers', () => {
  const another = '4200001234567890123456789013';
  expect(refundNumber(orderNo, another)).not.toBe(refundNumber(orderNo, transactionId));
});
