import type { Readable } from 'node:stream';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { SheetError } from '../sheet.ts';

const maxEntries = 2000;
/** The most unpacked bytes of all parts together. */
const maxBytes = 400 * 1024 * 1024;
/** Parts that unpack to more than this must not have a higher compression ratio than tables ever have. */
const suspiciousBytes = 32 * 1024 * 1024;
const maxTight = 400;

/** The parts of a zip file by name; a part is unpacked only while it is read. */
export class Archive {
  private readonly zip: ZipFile;
  private readonly entries = new Map<string, Entry>();

  private constructor(zip: ZipFile) {
    this.zip = zip;
  }

  /** Throws SheetError 'damaged' or 'bomb'. */
  static async open(bytes: Buffer): Promise<Archive> {
    try {
      // We decode names ourselves: the reader's own check refuses files that spreadsheet programs open.
      const zip = await yauzl.fromBufferPromise(bytes, { decodeStrings: false, validateEntrySizes: true });
      if (zip.entryCount > maxEntries) throw new SheetError('bomb', { limit: maxEntries });
      const archive = new Archive(zip);
      let total = 0;
      for await (const entry of zip.eachEntry()) {
        total += entry.uncompressedSize;
        if (total > maxBytes) throw new SheetError('bomb', { limit: maxBytes });
        const key = keyOf(entry.fileNameRaw.toString('utf8'));
        if (!archive.entries.has(key)) archive.entries.set(key, entry);
      }
      return archive;
    } catch (error) {
      throw asSheetError(error);
    }
  }

  has(name: string): boolean {
    return this.entries.has(keyOf(name));
  }

  /** Returns whether any part's name starts with this. */
  hasFolder(name: string): boolean {
    const start = keyOf(name);
    return this.entries.keys().some(key => key.startsWith(start));
  }

  /** The bytes of a part. Throws SheetError where it is missing, damaged, or larger than it says. */
  async *read(name: string): AsyncGenerator<Buffer> {
    const entry = this.entries.get(keyOf(name));
    if (!entry) throw new SheetError('damaged');
    if (entry.isEncrypted()) throw new SheetError('encrypted');
    if (
      entry.uncompressedSize > suspiciousBytes &&
      entry.uncompressedSize > entry.compressedSize * maxTight
    ) {
      throw new SheetError('bomb', { limit: maxTight });
    }
    let stream: Readable | undefined;
    try {
      stream = await this.zip.openReadStreamPromise(entry);
      for await (const chunk of stream) yield chunk as Buffer;
    } catch (error) {
      throw asSheetError(error);
    } finally {
      stream?.destroy();
    }
  }
}

function keyOf(name: string): string {
  return name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();
}

function asSheetError(error: unknown): SheetError {
  if (error instanceof SheetError) return error;
  const lies = error instanceof Error && error.message.startsWith('too many bytes in the stream');
  return new SheetError(lies ? 'bomb' : 'damaged', {}, error);
}
