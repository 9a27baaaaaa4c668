import type { PaymentGateway } from '../../../server/outside/payments/payment-gateway.ts';
import type { PaymentServices } from '../../../server/outside/payments/payment-services.ts';

export interface TestPayments extends PaymentServices {
  /** Null: nobody can pay. */
  current: PaymentGateway | null;
}

/** What orders need of the world, with a gateway that a test puts there. */
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
