import { startMailSink } from '../../test/harness/mail/mail-sink.ts';

/** The server that accepts everything, in a process of its own; it ends with its parent. */
let taken = 0;
const sink = await startMailSink({ onTaken: () => void taken++ });
process.stdout.write(`${sink.port}\n`);
process.stdin.resume();
process.stdin.on('end', () => process.exit(0));
