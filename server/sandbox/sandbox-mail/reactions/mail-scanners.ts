import { addresses, ask, source, target } from './open-mail.ts';

/** Like Gmail, which fetches pictures when a mail arrives. */
const prefetcher =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/42.0.2311.135 Safari/537.36 Edge/12.246 Mozilla/5.0';
/** A gateway pretends to be a browser: only its behaviour reveals it. */
const gateway =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

/** Acts like a provider that fetches pictures for its users. @throws if the product does not answer */
export async function prefetchMail(html: string, publicUrl: string): Promise<void> {
  for (const picture of addresses(html, source, `${publicUrl}/m/o/`)) await ask(picture, prefetcher);
}

/**
 * Acts like a security gateway before it delivers a mail: it requests everything in it, including the hidden link.
 * @throws if the product does not answer
 */
export async function scanMail(html: string, publicUrl: string): Promise<void> {
  const pictures = addresses(html, source, `${publicUrl}/m/o/`);
  for (const picture of pictures) await ask(picture, gateway, 'HEAD');
  for (const address of [...pictures, ...addresses(html, target, `${publicUrl}/`)])
    await ask(address, gateway);
}
