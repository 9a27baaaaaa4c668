import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** The reply to a command: whole lines, with `TAG` for the tag of the command; empty for no reply. */
export type ImapAnswer = string | ((words: string, socket: Socket) => string);

export interface ScriptedImap {
  port: number;
  /** The received commands, without their tags. */
  asked: string[];
  stop(): Promise<void>;
}

const usual: Record<string, ImapAnswer> = {
  CAPABILITY: '* CAPABILITY IMAP4rev1 IDLE\r\nTAG OK\r\n',
  LIST: '* LIST () "/" INBOX\r\nTAG OK\r\n',
  EXAMINE: '* 3 EXISTS\r\n* OK [UIDVALIDITY 7] ok\r\n* OK [UIDNEXT 10] ok\r\nTAG OK [READ-ONLY] ok\r\n',
  LOGOUT: '* BYE\r\nTAG OK\r\n',
};

/** Requested by naming no folder (RFC 9051 §6.3.9). */
const delimiter = '* LIST (\\Noselect) "/" ""\r\nTAG OK\r\n';

/** An IMAP server with scripted replies, to imitate the bad behaviour of real ones. */
export async function startScriptedImap(answers: Record<string, ImapAnswer>): Promise<ScriptedImap> {
  const sockets = new Set<Socket>();
  const asked: string[] = [];
  const server = createServer(socket => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    socket.write('* OK ready\r\n');
    let lastTag = '';
    createInterface({ input: socket, crlfDelay: Infinity }).on('line', line => {
      const [, tag = '', command = ''] = /^(\S+) (.*)$/.exec(line) ?? ['', lastTag, line];
      lastTag = tag;
      asked.push(command);
      const verb = /^(UID )?\S+/.exec(command)?.[0].toUpperCase() ?? '';
      const words = command.slice(verb.length + 1);
      const answer = words === '"" ""' ? delimiter : (answers[verb] ?? usual[verb] ?? 'TAG OK\r\n');
      const text = typeof answer === 'string' ? answer : answer(words, socket);
      if (socket.writable) socket.write(text.replaceAll('TAG', tag), 'latin1');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    asked,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
