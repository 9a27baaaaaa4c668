import type { PaymentGateway } from './payment-gateway.ts';

/** What orders need of the world besides the database. */
export interface PaymentServices {
  /** Under which the gateway notifies us; of a free port it is known once the server listens. */
  publicUrl: string;
  readonly isSandbox: boolean;
  /** Who sells: the operator's words for a receipt. */
  readonly seller: string;
  /** Whether mail goes out, that tells of payments. */
  readonly hasMailer: boolean;
  /** Where new orders are paid; null: nowhere. */
  gateway(): PaymentGateway | null;
  /** Of an order that exists; null where it is not configured any more. */
  gatewayOf(channel: string): PaymentGateway | null;
}
