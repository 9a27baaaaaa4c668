import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const rows = 200_000;
const heapMegabytes = 48;

function* records(separator: string, open: string, close: string): Generator<string> {
  yield open;
  for (let at = 0; at < rows; at++) {
    const bio = `Nấu ăn và kể chuyện mỗi ngày, số ${at}. `.repeat(10);
    yield (
      (at === 0 ? '' : separator) +
      JSON.stringify({ type: 'creator', platform: 'tiktok', handle: `h${at}`, bio, followers: at })
    );
  }
  yield close;
}

const script = `
  import { openCatalogueFile } from ${JSON.stringify(path.join(import.meta.dirname, 'open-catalogue-file.ts'))};
  let records = 0;
  const opened = await openCatalogueFile(process.argv[1]);
  for await (const item of opened.items()) records += item.records.length;
  console.log(records);
`;

test.each([
  ['lines', '\n', '', '\n'],
  ['an array', ',\n', '[', ']'],
])(
  '200,000 records as %s are read in a heap smaller than the file',
  async (_, separator, open, close) => {
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'catalogue-memory-'));
    try {
      const file = path.join(folder, 'records.json');
      await pipeline(Readable.from(records(separator, open, close)), createWriteStream(file));
      expect((await fs.stat(file)).size).toBeGreaterThan(1.5 * heapMegabytes * 1_000_000);
      const options = [
        `--max-old-space-size=${heapMegabytes}`,
        '--input-type=module',
        '--eval',
        script,
        file,
      ];
      const { stdout } = await promisify(execFile)(process.execPath, options);
      expect(stdout.trim()).toBe(String(rows));
    } finally {
      await fs.rm(folder, { recursive: true });
    }
  },
  60_000,
);
