import type { DnsCheck } from '../../../../contract/outreach/senders/senders.ts';

export const recordNames = { spf: 'SPF', dkim: 'DKIM', dmarc: 'DMARC' } as const;

/** The severity of each state. */
export const dnsTones = {
  good: 'good',
  weak: 'warn',
  missing: 'bad',
  wrong: 'bad',
  unknown: 'plain',
} as const satisfies Record<DnsCheck['state'], string>;

export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);
