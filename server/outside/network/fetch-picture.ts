import { requestPublic, type PublicRequest } from './public-request.ts';

export interface PictureLimits {
  /** The longest file that is read. */
  bytes: number;
  /** From the request to the last byte, with all redirects. */
  ms: number;
  isAllowed?: PublicRequest['isAllowed'];
}

const agent = 'Mozilla/5.0 (compatible; StarbridgePictures/1.0)';
const usual: PictureLimits = { bytes: 5 * 1024 * 1024, ms: 10_000 };

/**
 * Reads a file of the public web, whatever it says of itself: what is in it is checked when it is decoded.
 * @throws if it is too long, too slow, not there, or leads into a private network
 */
export async function fetchPicture(
  address: string,
  stop: AbortSignal,
  { bytes, ms, isAllowed }: PictureLimits = usual,
): Promise<Buffer> {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(ms)]);
  const reply = await requestPublic(address, {
    method: 'GET',
    agent,
    signal,
    ...(isAllowed && { isAllowed }),
  });
  try {
    if (reply.statusCode !== 200) throw new Error(`status ${reply.statusCode}`);
    if (Number(reply.headers['content-length'] ?? 0) > bytes) throw new Error('the file is too long');
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of reply as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > bytes) throw new Error('the file is too long');
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    reply.destroy();
  }
}
