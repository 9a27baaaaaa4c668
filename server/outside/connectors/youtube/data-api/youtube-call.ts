import { callSource, type Heard } from '../../source-call.ts';
import type { Permit } from '../../source.ts';
import { youtubeFault } from './youtube-fault.ts';

const api = 'https://www.googleapis.com/youtube/v3';

/** Most ids in one call, and most results on one page. */
export const fullPage = 50;

/**
 * Calls the Data API with the operator's key or a creator's token. The answer is 304 only if an etag was sent.
 * @throws SourceFault
 */
export async function askYouTube(
  path: string,
  params: Record<string, string>,
  permit: Permit,
  etag?: string,
): Promise<Heard> {
  const { apiKey, accessToken } = permit.secret;
  const query = new URLSearchParams({ ...params, ...(apiKey !== undefined && { key: apiKey }) });
  const headers = {
    ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
    ...(etag !== undefined && { 'if-none-match': `"${etag}"` }),
  };
  const heard = await callSource({ url: `${api}/${path}?${query.toString()}`, headers }, permit);
  if (heard.status === 200 || (heard.status === 304 && etag !== undefined)) return heard;
  throw youtubeFault(heard, permit.now);
}
