import { times } from '../../contract/core/limits.ts';

/** Files of the web that did not come: no connection, too slow, or gone since a newer version is served. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
}

/**
 * Loads files of the web, a page with its texts: `loadChunk(() => import('./features/…'))`. It does not try
 * again by itself: browsers remember a module that failed, so that only loading the page again helps.
 * @throws ChunkError when they fail, or are not here after 120 s (spec §9)
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
