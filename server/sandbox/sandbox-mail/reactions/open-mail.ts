const agents = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Safari/605.1.15',
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
];

const patience = 5_000;
const maxPictures = 20;
const clicksOf = 0.3;
export const source = /<img\b[^>]*?\bsrc\s*=\s*["']([^"']+)["']/gi;
export const target = /<a\b[^>]*?\bhref\s*=\s*["']([^"']+)["']/gi;

/** Returns addresses of the product that a mail shows or links to. */
export function addresses(html: string, pattern: RegExp, begin: string): string[] {
  const found = [...html.matchAll(pattern)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
  return [...new Set(found.filter(address => address.startsWith(begin)))];
}

/**
 * Returns what a mail program requests from the product when a person opens a mail; three in ten also follow a link.
 */
export function requestsOf(html: string, publicUrl: string, choice: number): string[] {
  const pictures = addresses(html, source, `${publicUrl}/`).slice(0, maxPictures);
  const links = choice < clicksOf ? addresses(html, target, `${publicUrl}/m/c/`).slice(0, 1) : [];
  return [...pictures, ...links];
}

/**
 * Opens a mail like a person's browser, over HTTP: fetches its pictures, and perhaps follows a link. Only the product
 * itself is asked, and redirects are not followed, so that nothing outside learns of the sandbox.
 * @param choice in [0, 1): decides whether a link is followed
 * @throws if the product does not answer
 */
export async function openMail(
  html: string,
  { publicUrl, choice, agent }: { publicUrl: string; choice: number; agent: number },
): Promise<void> {
  const userAgent = agents[Math.floor(agent * agents.length)] ?? '';
  for (const address of requestsOf(html, publicUrl, choice)) await requestAddress(address, userAgent);
}

/** Sends one request over HTTP; does not follow redirects. */
export async function requestAddress(
  address: string,
  userAgent: string,
  method: 'GET' | 'HEAD' = 'GET',
): Promise<void> {
  const reply = await fetch(address, {
    method,
    redirect: 'manual',
    headers: { 'user-agent': userAgent },
    signal: AbortSignal.timeout(patience),
  });
  await reply.body?.cancel();
}
