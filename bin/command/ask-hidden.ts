import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream;
}

/** Asks for a line and shows nothing of what is typed; a pipe is read as it is. */
export async function askHidden(
  question: string,
  { input, output }: Terminal = { input: process.stdin, output: process.stderr },
): Promise<string> {
  output.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  // As a terminal it takes the keys itself, so that the system does not echo them.
  const lines = createInterface({ input, output: nowhere, terminal: input.isTTY === true });
  try {
    return await lines.question('');
  } finally {
    lines.close();
    output.write('\n');
  }
}
