import type { PaymentGateway } from './payment-gateway.ts';

/** Outside services that orders need. */
export interface PaymentServices {
  /** Where the gateway notifies us; with a free port it is known only once the server listens. */
  publicUrl: string;
  readonly isSandbox: boolean;
  /** The seller, as the operator wants it on receipts. */
  readonly seller: string;
  /** Whether mail about payments is sent. */
  readonly hasMailer: boolean;
  /** Returns the gateway for new orders; null if there is none. */
  gateway(): PaymentGateway | null;
  /** Returns the gateway of an existing order; null if it is no longer configured. */
  gatewayOf(channel: string): PaymentGateway | null;
}
