import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { startMailSink, type SinkAnswer } from '../../harness/mail/mail-sink.ts';

/** The behaviours of the server; a share of the mails is hit, the rest is accepted. */
const sinkModes = [
  'well',
  'cutAtData',
  'cutUntaken',
  'cutTaken',
  'refuses4xx',
  'refuses5xx',
  'slow',
] as const;
export type SinkMode = (typeof sinkModes)[number];

/** An SMTP server in a process of its own, which can be killed and restarted on its port. */
export interface SinkProcess {
  port: number;
  be(mode: SinkMode): void;
  kill(): Promise<void>;
}

/** An accepted mail: recorded before the sender is told. */
export interface TakenMail {
  messageId: string;
  address: string;
}

export async function startSinkProcess(file: string, port = 0): Promise<SinkProcess> {
  const child: ChildProcess = spawn(process.execPath, [fileURLToPath(import.meta.url), file, String(port)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  if (!child.stdout || !child.stdin) throw new Error('the sink has no pipes');
  const { stdin } = child;
  stdin.on('error', () => undefined);
  const [first] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    port: Number(first.toString().trim()),
    be: mode => void stdin.write(`${mode}\n`),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').filter(Boolean);
const cutMark = '!cut';

export function takenMails(file: string): TakenMail[] {
  return linesOf(file)
    .filter(line => line !== cutMark)
    .map(line => {
      const [messageId = '', address = ''] = line.split('\t');
      return { messageId, address };
    });
}

/** How often a connection was cut after the last byte of a mail. */
export const cutsIn = (file: string): number => linesOf(file).filter(line => line === cutMark).length;

/** Runs in the child process, and ends with its parent. */
async function serve([file = '', port = '0']: string[]): Promise<void> {
  const log = openSync(file, 'a');
  let mode: SinkMode = 'well';
  let count = 0;
  const isHit = () => ++count % 3 === 0;
  const cut = (): SinkAnswer => {
    writeSync(log, `${cutMark}\n`);
    return 'cut';
  };
  const refusal = (): SinkAnswer => {
    if (mode === 'cutUntaken' && isHit()) return cut();
    if (mode === 'refuses4xx' && isHit()) return '451 4.3.0 storm, try again';
    if (mode === 'refuses5xx' && isHit()) return '554 5.3.0 storm, go away';
    return undefined;
  };
  const sink = await startMailSink(
    {
      keepSource: true,
      onDataStart: () => (mode === 'cutAtData' && isHit() ? 'cut' : undefined),
      onData: refusal,
      onTaken({ to, source }) {
        const messageId = /^Message-ID:\s*(\S+)/im.exec(source)?.[1] ?? '';
        writeSync(log, `${messageId}\t${to[0] ?? ''}\n`);
        return mode === 'cutTaken' && isHit() ? cut() : undefined;
      },
      delay: () => (mode === 'slow' ? 150 : 0),
    },
    Number(port),
  );
  process.stdout.write(`${sink.port}\n`);
  const orders = createInterface({ input: process.stdin });
  orders.on('line', line => {
    mode = line as SinkMode;
  });
  await once(orders, 'close');
  closeSync(log);
  process.exit(0);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await serve(process.argv.slice(2));
