/** What begins like `shop.example.com/rose` was copied without its scheme, as browsers show it. */
const bareHost = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(:\d+)?([/?#]|$)/u;

/** The address that was meant. */
export function wholeAddress(typed: string): string {
  const text = typed.trim();
  return bareHost.test(text) ? `https://${text}` : text;
}

const nameLength = 100;

/** A name for the link to an address: what tells it from others at a glance, its host and path. */
export function nameOfTarget(url: string): string {
  if (!URL.canParse(url)) return url.slice(0, nameLength);
  const { hostname, pathname } = new URL(url);
  return readable(`${hostname.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}`).slice(0, nameLength);
}

function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
