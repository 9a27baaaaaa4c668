import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createGunzip } from 'node:zlib';

/** The packed stream broke: what was unpacked before it has been delivered. */
export class DamagedArchive extends Error {}

/** Returns the SHA-256 of a file's bytes on disk, in hex. */
export async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of chunksOf(path)) hash.update(chunk);
  return hash.digest('hex');
}

function chunksOf(path: string): AsyncIterable<Buffer> {
  return fs.createReadStream(path);
}

/** Yields a file's bytes, unpacked if they begin as gzip does, whatever the file's name. */
export async function* bytesOf(path: string): AsyncGenerator<Buffer> {
  const source = fs.createReadStream(path, { highWaterMark: 64 * 1024 });
  const chunks = source[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  try {
    const first = await chunks.next();
    if (first.done) return;
    const rest = { [Symbol.asyncIterator]: () => chunks };
    if (first.value[0] === 0x1f && first.value[1] === 0x8b) yield* unpacked(first.value, rest);
    else {
      yield first.value;
      yield* rest;
    }
  } finally {
    source.destroy();
  }
}

/**
 * Unpacks gzip by writing to the stream instead of piping: a piped stream that breaks drops what it had already
 * unpacked, and the rows before the damage must be read.
 */
async function* unpacked(first: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const gunzip = createGunzip();
  let ready: Buffer[] = [];
  const failures: Error[] = [];
  let wake: (() => void) | undefined;
  gunzip.on('data', (chunk: Buffer) => ready.push(chunk));
  gunzip.on('error', error => {
    failures.push(error);
    // The callback of a write that breaks the stream is never called.
    wake?.();
  });
  const write = (chunk: Buffer) =>
    new Promise<void>(resolve => {
      wake = resolve;
      gunzip.write(chunk, () => resolve());
    });
  const take = () => {
    const taken = ready;
    ready = [];
    return taken;
  };
  try {
    for await (const chunk of withFirst(first, rest)) {
      // Small pieces limit what a crafted archive can unpack to at once.
      for (let from = 0; from < chunk.length && failures.length === 0; from += 8192) {
        await write(chunk.subarray(from, from + 8192));
        yield* take();
      }
      if (failures.length > 0) throw new DamagedArchive();
    }
    await new Promise<void>(resolve => {
      gunzip.on('close', () => resolve());
      gunzip.end();
    });
    yield* take();
    if (failures.length > 0) throw new DamagedArchive();
  } finally {
    gunzip.destroy();
  }
}

async function* withFirst(first: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  yield* rest;
}
