/**
 * Returns whether a page may use the channel: it must come from the same host or from the public address. Programs
 * other than browsers send no Origin and are let in; they need a token like everybody.
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
