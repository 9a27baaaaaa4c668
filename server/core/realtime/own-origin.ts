/**
 * Whether a page may talk to the channel: one of the same host, or of the address under which people
 * reach the product. Programs that are no browser send no Origin; they need a token like everybody.
 * @param publicUrl empty when it is not set
 */
export function isOwnOrigin(
  origin: string | undefined,
  host: string | undefined,
  publicUrl: string,
): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  if (publicUrl && page.origin === new URL(publicUrl).origin) return true;
  const own = `${page.protocol}//${host ?? ''}`;
  return /^https?:$/.test(page.protocol) && URL.canParse(own) && page.host === new URL(own).host;
}
