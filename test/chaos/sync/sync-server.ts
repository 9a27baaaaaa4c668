import { hasDovecot, startDovecot } from '../../harness/mail/dovecot.ts';
import { sentFolder, startFakeMailProvider } from '../../harness/mail/fake-mail-provider.ts';

export type ChaosFolder = 'inbox' | 'sent' | 'spam';

/** An IMAP server with several mailboxes, over TCP without TLS. */
export interface SyncServer {
  name: 'dovecot' | 'hoodiecrow';
  /** The folders of its mailboxes. */
  folders: readonly ChaosFolder[];
  /** The port of a mailbox. */
  portOf(address: string): number;
  deliver(address: string, folder: ChaosFolder, source: string): Promise<void>;
  stop(): Promise<void>;
}

export const secret = 'correct horse';

/** Dovecot if it is installed, otherwise a server in this process. */
export const startSyncServer = (addresses: readonly string[]): Promise<SyncServer> =>
  hasDovecot ? onDovecot(addresses) : onHoodiecrow(addresses);

async function onDovecot(addresses: readonly string[]): Promise<SyncServer> {
  const names = { inbox: 'INBOX', sent: 'Sent', spam: 'Junk' };
  const accounts = Object.fromEntries(addresses.map(address => [address, secret]));
  const dovecot = await startDovecot({ accounts });
  return {
    name: 'dovecot',
    folders: ['inbox', 'sent', 'spam'],
    portOf: () => dovecot.port,
    deliver: (address, folder, source) => dovecot.deliver(address, [source], { folder: names[folder] }),
    stop: () => dovecot.stop(),
  };
}

async function onHoodiecrow(addresses: readonly string[]): Promise<SyncServer> {
  const names = { inbox: 'INBOX', sent: sentFolder, spam: 'INBOX' };
  const providers = new Map(
    await Promise.all(
      addresses.map(
        async username =>
          [username, await startFakeMailProvider({ username, password: secret, security: 'plain' })] as const,
      ),
    ),
  );
  const of = (address: string) => {
    const provider = providers.get(address);
    if (!provider) throw new Error(`there is no mailbox ${address}`);
    return provider;
  };
  return {
    name: 'hoodiecrow',
    folders: ['inbox', 'sent'],
    portOf: address => of(address).imapPort,
    deliver: async (address, folder, source) => of(address).deliver(source, names[folder]),
    async stop() {
      for (const provider of providers.values()) await provider.stop();
    },
  };
}
