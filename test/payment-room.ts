import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { Db } from '../server/db/database.ts';
import {
  makeSandboxGateway,
  sandboxKeys,
  sandboxMerchant,
  type SandboxKeys,
} from '../server/features/sandbox-payments/service.ts';
import { standInFront } from '../server/http/front.ts';
import { makeSecrets } from '../server/mail/secrets.ts';
import type { PaymentGateway } from '../server/payments/gateway.ts';
import { wechatPay } from '../server/payments/wechat/wechat-pay.ts';
import { saltedContext, type TestContext } from './context.ts';
import { freshDatabase } from './database.ts';

export const paymentSecrets = makeSecrets([{ id: 'test', key: Buffer.alloc(32, 5) }]);

/** The gateway of the sandbox over a real socket, its client, and who is notified. */
export interface PaymentRoom {
  db: Db;
  world: TestContext;
  keys: SandboxKeys;
  address: string;
  client: PaymentGateway;
  /** What was told to the notify address; `answer` is what it says to it. */
  told: { headers: Record<string, string | undefined>; body: string }[];
  answer: number;
  /** `unheard`: the gateway did nothing; `unanswered`: it did it, and nobody hears of it. */
  silence: 'unheard' | 'unanswered' | null;
}

export async function openPaymentRoom(start = '2026-11-26T04:00:00Z'): Promise<PaymentRoom> {
  const database = await freshDatabase();
  onTestFinished(() => database.drop());
  const { db } = database;
  const world = saltedContext(start);
  const keys = await sandboxKeys(db, paymentSecrets, world);
  const server = createServer((request, response) => {
    void text(request).then(body => {
      room.told.push({ headers: request.headers as Record<string, string | undefined>, body });
      response.writeHead(room.answer).end();
    });
  });
  const gateway = makeSandboxGateway({
    db,
    secrets: paymentSecrets,
    makeContext: () => world,
    publicUrl: () => room.address,
    onFault: error => {
      throw error;
    },
  });
  standInFront(server, (request, response, next) => {
    if (room.silence === 'unheard') return void response.destroy();
    // Every answer ends so.
    if (room.silence === 'unanswered') response.end = () => response.destroy();
    gateway.front(request, response, next);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = wechatPay(sandboxMerchant(keys, address), world);
  const room: PaymentRoom = { db, world, keys, address, client, told: [], answer: 204, silence: null };
  return room;
}

/** A payment of twenty-five yuan that can be made for half an hour. */
export const aPayment = ({ world }: PaymentRoom, orderNo = 'SB20261126001') => ({
  orderNo,
  description: 'Starbridge 专业版 3 个月',
  fen: 2500,
  expiresAt: new Date(world.now().getTime() + 30 * 60_000),
});
