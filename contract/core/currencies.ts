/** Number of decimals of each currency that a budget or a cost can have (ISO 4217). */
export const currencies = {
  CNY: 2,
  USD: 2,
  EUR: 2,
  GBP: 2,
  JPY: 0,
  KRW: 0,
  HKD: 2,
  TWD: 2,
  SGD: 2,
  MYR: 2,
  THB: 2,
  VND: 0,
  IDR: 2,
  PHP: 2,
  INR: 2,
  AED: 2,
  SAR: 2,
  TRY: 2,
  PLN: 2,
  AUD: 2,
  CAD: 2,
  MXN: 2,
  BRL: 2,
} as const;
export type Currency = keyof typeof currencies;
export const currencyCodes = Object.keys(currencies) as Currency[];
