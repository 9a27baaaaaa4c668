import { startMailWorker, type MailWorkerParts } from './mail-worker.ts';
import { startPaymentWorker, type PaymentWorkerParts } from './payment-worker.ts';
import { startSourceWorker, type SourceWorkerParts } from './source-worker.ts';

/** Starts everything that runs beside requests, except jobs and pictures. */
export function startWorkers(parts: MailWorkerParts & SourceWorkerParts & PaymentWorkerParts): {
  stop(): Promise<void>;
} {
  const workers = [startMailWorker(parts), startSourceWorker(parts), startPaymentWorker(parts)];
  return {
    async stop() {
      for (const worker of workers.toReversed()) await worker.stop();
    },
  };
}
