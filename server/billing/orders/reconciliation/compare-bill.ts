import type { BillDifference } from '../../../core/db/schema/orders-tables.ts';
import type { BillLine } from '../../../outside/payments/payment-gateway.ts';

/** A payment or refund in the product's record; `reference` is the gateway's number of a payment, ours of a refund. */
export interface KnownMove {
  kind: 'paid' | 'refunded';
  orderNo: string;
  reference: string;
  fen: number;
  /** Whether it must be in the bill of the day: around midnight, it may be in the next one. */
  isOfDay: boolean;
}

const referenceOf = (line: BillLine) => (line.kind === 'payment' ? line.transactionId : line.refundNo);
const keyOf = (kind: BillLine['kind'], orderNo: string, reference: string) =>
  `${kind} ${orderNo} ${reference}`;
const kindOf = { paid: 'payment', refunded: 'refund' } as const;

/** The differences between a bill and the product's record, exact to the fen. */
export function differencesOf(lines: readonly BillLine[], known: readonly KnownMove[]): BillDifference[] {
  const here = new Map(known.map(move => [keyOf(kindOf[move.kind], move.orderNo, move.reference), move]));
  const billed = new Set<string>();
  const differences: BillDifference[] = [];
  for (const line of lines) {
    const key = keyOf(line.kind, line.orderNo, referenceOf(line));
    billed.add(key);
    const move = here.get(key);
    const of = { of: line.kind, number: line.orderNo, billFen: line.fen };
    if (!move) differences.push({ kind: 'onlyInBill', ...of, hereFen: null });
    else if (move.fen !== line.fen) differences.push({ kind: 'otherSum', ...of, hereFen: move.fen });
  }
  for (const [key, move] of here) {
    if (!move.isOfDay || billed.has(key)) continue;
    const of = kindOf[move.kind];
    differences.push({ kind: 'onlyHere', of, number: move.orderNo, billFen: null, hereFen: move.fen });
  }
  return differences;
}
