import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { readSandboxSetting, replaceSandboxSetting } from '../../core/db/sandbox-settings.ts';
import { sandboxHost } from '../../outside/mail-protocol/mail-services.ts';
import { makeSmtpServer, type SmtpParts } from './smtp-server.ts';

export const smtpHost = '127.0.0.1';
const pollEvery = 2_000;
const patience = 2_000;

/** Returns whether the sandbox's mail server answers at a port. Another program may have taken the port meanwhile. */
async function isAnswering(port: number): Promise<boolean> {
  const socket = net.connect({ port, host: smtpHost });
  try {
    const [greeting] = (await once(socket, 'data', { signal: AbortSignal.timeout(patience) })) as [Buffer];
    return greeting.toString().startsWith(`220 ${sandboxHost} `);
  } catch {
    return false;
  } finally {
    socket.on('error', () => undefined).destroy();
  }
}

export interface SmtpListener {
  port: number;
  stop(): Promise<void>;
}

/**
 * Listens on a free port and publishes it to all processes. Of several workers one is published; if it no longer
 * answers, another takes its place.
 */
export async function listenForMail(parts: SmtpParts): Promise<SmtpListener> {
  const { pool, onFault } = parts;
  const server = makeSmtpServer(parts);
  const listening = server.listen(0, smtpHost);
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;

  async function takePlace(): Promise<void> {
    const seen = await readSandboxSetting(pool, 'smtpPort');
    if (seen === port || (seen !== null && (await isAnswering(seen)))) return;
    await replaceSandboxSetting(pool, 'smtpPort', { seen, value: port });
  }

  await takePlace();
  let polling: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    polling = takePlace().catch(onFault);
  }, pollEvery);
  return {
    port,
    async stop() {
      clearInterval(timer);
      await polling;
      await new Promise<void>(resolve => server.close(() => resolve()));
    },
  };
}
