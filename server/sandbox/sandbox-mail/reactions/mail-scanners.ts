import { addresses, ask, source, target } from './open-mail.ts';

/** As Gmail fetches pictures when a mail arrives. */
const prefetcher =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/42.0.2311.135 Safari/537.36 Edge/12.246 Mozilla/5.0';
/** A gateway shows itself as a browser: only by what it does it is known. */
const gateway =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

/** What a provider does that keeps pictures ready for its users. @throws when the product does not answer */
export async function prefetchMail(html: string, publicUrl: string): Promise<void> {
  for (const picture of addresses(html, source, `${publicUrl}/m/o/`)) await ask(picture, prefetcher);
}

/**
 * What a security gateway does before it hands a mail on: everything in it is looked at, the hidden link too.
 * @throws when the product does not answer
 */
export async function scanMail(html: string, publicUrl: string): Promise<void> {
  const pictures = addresses(html, source, `${publicUrl}/m/o/`);
  for (const picture of pictures) await ask(picture, gateway, 'HEAD');
  for (const address of [...pictures, ...addresses(html, target, `${publicUrl}/`)])
    await ask(address, gateway);
}
