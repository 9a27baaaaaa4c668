import { z } from 'zod';
import { callSource, readAnswer, retryAfter, type Heard } from '../source-call.ts';
import { SourceFault } from '../source-fault.ts';
import type { Gate } from '../source.ts';

/** The endpoints for a page (oembed.com/providers.json). */
const endpoints = {
  tiktok: 'https://www.tiktok.com/oembed',
  youtube: 'https://www.youtube.com/oembed',
};

const embed = z.object({ author_name: z.string().min(1), author_url: z.url() });

export interface PageAuthor {
  name: string;
  homepageUrl: string;
}

/** Asks for the author of a page: a post of TikTok or YouTube, or a profile of TikTok. @throws SourceFault */
export function askEmbed(gate: Gate, platform: keyof typeof endpoints, url: string): Promise<PageAuthor> {
  return gate.ask(`embed ${url}`, { bucket: 'calls', units: 1 }, async permit => {
    const query = new URLSearchParams({ url, format: 'json' });
    const heard = await callSource({ url: `${endpoints[platform]}?${query.toString()}` }, permit);
    judge(heard, permit.now);
    const { author_name: name, author_url: homepageUrl } = readAnswer(embed, heard.body);
    return { value: { name, homepageUrl } };
  });
}

/** TikTok answers 400 for everything that it does not show, whether it is gone or private. */
function judge({ status, headers }: Heard, now: Date): void {
  const text = `status ${status}`;
  if (status === 200) return;
  if (status === 429) throw new SourceFault('rate', text, { freeAt: retryAfter(headers, now) });
  if (status === 401 || status === 403) throw new SourceFault('private', text);
  if (status === 400 || status === 404) throw new SourceFault('notFound', text);
  throw new SourceFault(status >= 500 ? 'temporary' : 'permanent', text);
}
