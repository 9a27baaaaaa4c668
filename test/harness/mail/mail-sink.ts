import { createServer, type Server, type Socket } from 'node:net';

/** A mail that a sink accepted, or is about to accept. */
export interface SunkMail {
  to: string[];
  source: string;
}

/** The sink's reply; `cut` ends the connection without one. Undefined accepts. */
export type SinkAnswer = string | undefined;

export interface SinkRules {
  onAuth?: () => SinkAnswer;
  onRcpt?: (address: string) => SinkAnswer;
  onReset?: () => SinkAnswer;
  /** Before the content is sent. */
  onDataStart?: () => SinkAnswer;
  /** Before the mail is accepted; `cut` loses it. */
  onData?: (mail: SunkMail) => SinkAnswer;
  /** After it is accepted. `cut` here: the sender never learns of it. */
  onTaken?: (mail: SunkMail) => SinkAnswer | void;
  /** Milliseconds before the reply to a mail. */
  delay?: () => number;
  /** Whether to keep the content as text; without it `source` is empty, which is faster. */
  keepSource?: boolean;
}

export interface MailSink {
  port: number;
  /** The number of open connections. */
  connections(): number;
  close(): Promise<void>;
}

/**
 * A fast SMTP server that accepts every mail and forwards none, and fails on request. Loopback only; AUTH always
 * succeeds. No library, since its purpose is to cut a connection at a chosen byte.
 */
export async function startMailSink(rules: SinkRules, port = 0): Promise<MailSink> {
  const sockets = new Set<Socket>();
  const server: Server = createServer({ noDelay: true }, socket => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    new Session(socket, rules).greet();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    connections: () => sockets.size,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise(resolve => server.close(resolve));
    },
  };
}

const endOfData = Buffer.from('\r\n.\r\n');

class Session {
  private rest: Buffer = Buffer.alloc(0);
  /** Within a transaction, which MAIL begins. */
  private isBegun = false;
  private isData = false;
  private to: string[] = [];
  private chunks: Buffer[] = [];
  private readonly socket: Socket;
  private readonly rules: SinkRules;

  constructor(socket: Socket, rules: SinkRules) {
    this.socket = socket;
    this.rules = rules;
    socket.on('data', chunk => this.read(chunk));
  }

  greet(): void {
    this.say('220 sink ESMTP');
  }

  private say(line: SinkAnswer): void {
    if (line === 'cut') this.socket.destroy();
    else if (line !== undefined && this.socket.writable) this.socket.write(`${line}\r\n`);
  }

  private read(chunk: Buffer): void {
    this.rest = this.rest.length ? Buffer.concat([this.rest, chunk]) : chunk;
    while (this.rest.length) {
      if (this.isData ? !this.readData() : !this.readLine()) return;
    }
  }

  private readData(): boolean {
    const end = this.rest.indexOf(endOfData);
    if (end < 0) return false;
    if (this.rules.keepSource) this.chunks.push(this.rest.subarray(0, end + 2));
    this.rest = this.rest.subarray(end + endOfData.length);
    this.isData = false;
    this.take();
    return true;
  }

  private take(): void {
    const source = this.rules.keepSource ? Buffer.concat(this.chunks).toString().replace(/^\.\./gm, '.') : '';
    const mail = { to: this.to, source };
    this.chunks = [];
    this.to = [];
    this.isBegun = false;
    const answer = () => {
      const refusal = this.rules.onData?.(mail);
      if (refusal !== undefined) return this.say(refusal);
      this.say(this.rules.onTaken?.(mail) ?? '250 2.0.0 taken');
    };
    const delay = this.rules.delay?.() ?? 0;
    if (delay > 0) setTimeout(answer, delay);
    else answer();
  }

  private readLine(): boolean {
    const end = this.rest.indexOf(10);
    if (end < 0) return false;
    const line = this.rest.toString('latin1', 0, end).trimEnd();
    this.rest = this.rest.subarray(end + 1);
    this.obey(line);
    return true;
  }

  private obey(line: string): void {
    const command = line.slice(0, 4).toUpperCase();
    if (command === 'EHLO')
      return this.say('250-sink\r\n250-8BITMIME\r\n250-SIZE 26214400\r\n250 AUTH PLAIN');
    if (command === 'AUTH') return this.say(this.rules.onAuth?.() ?? '235 2.7.0 welcome');
    if (command === 'RCPT') {
      const address = /<([^>]*)>/.exec(line)?.[1] ?? '';
      const refusal = this.rules.onRcpt?.(address);
      if (refusal !== undefined) return this.say(refusal);
      this.to.push(address);
      return this.say('250 2.1.5 ok');
    }
    if (command === 'DATA') {
      const refusal = this.rules.onDataStart?.();
      if (refusal !== undefined) return this.say(refusal);
      this.isData = true;
      return this.say('354 go on');
    }
    if (command === 'QUIT') {
      this.say('221 bye');
      this.socket.end();
      return;
    }
    // RFC 5321 §4.1.4: a second MAIL command within a transaction is an error.
    if (command === 'MAIL' && this.isBegun) return this.say('503 5.5.1 nested MAIL command');
    this.isBegun = command === 'MAIL';
    if (this.isBegun || command === 'RSET') this.to = [];
    this.say((command === 'RSET' && this.rules.onReset?.()) || '250 2.0.0 ok');
  }
}
