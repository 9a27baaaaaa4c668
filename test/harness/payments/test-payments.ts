import type { PaymentGateway } from '../../../server/outside/payments/payment-gateway.ts';
import type { PaymentServices } from '../../../server/outside/payments/payment-services.ts';

export interface TestPayments extends PaymentServices {
  /** Null if nobody can pay. */
  current: PaymentGateway | null;
}

/** The payment services, with a gateway that the test sets. */
export function testPayments(current: PaymentGateway | null = null): TestPayments {
  const world: TestPayments = {
    current,
    publicUrl: 'http://localhost',
    isSandbox: true,
    seller: 'Starbridge Test',
    hasMailer: true,
    gateway: () => world.current,
    gatewayOf: channel => (world.current?.channel === channel ? world.current : null),
  };
  return world;
}
