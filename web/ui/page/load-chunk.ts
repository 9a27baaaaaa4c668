import { times } from '../../../contract/core/limits.ts';

/** Files of the web could not be loaded: no connection, too slow, or replaced by a newer version. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
}

const notLoaded = new WeakSet<object>();

/** Calls back when an `import()` anywhere could not load its file: Vite says so of each. */
export const onMissingFile = (listener: () => void) =>
  globalThis.addEventListener?.('vite:preloadError', listener);

globalThis.addEventListener?.('vite:preloadError', ({ payload }) => void notLoaded.add(payload));

/** Whether files of the web are missing, and nothing else is wrong. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof ChunkError || (error instanceof Error && notLoaded.has(error));

/**
 * Loads files of the web, such as a page with its texts: `loadChunk(() => import('../features/…'))`. It does not try
 * again: browsers remember a failed module, so only reloading the page helps.
 * @throws ChunkError if they fail, or take longer than 120 s
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkError('Loading a page took too long')), times.chunk);
  });
  const loaded = load().catch((cause: unknown) => {
    throw new ChunkError('A page could not be loaded', { cause });
  });
  try {
    return await Promise.race([loaded, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
