import { hostPlaceholder } from './link-kinds.ts';

// The URL standard ignores tabs and line breaks, but nobody writes them on purpose.
const control = /[\u0000-\u001F\u007F]/; // eslint-disable-line no-control-regex
const withScheme = /^https?:\/\//i;
/** What follows the host must not become part of its name. */
const ownPath = /^(?:[/?#]|$)/;

/**
 * Returns whether the form of an address is allowed for a short link: `http://…`, `https://…` or `{host}…`, without a
 * password.
 */
export function isTargetUrl(text: string): boolean {
  if (control.test(text)) return false;
  if (text.startsWith(hostPlaceholder)) {
    const rest = text.slice(hostPlaceholder.length);
    return ownPath.test(rest) && URL.canParse(`https://host${rest}`);
  }
  if (!withScheme.test(text) || !URL.canParse(text)) return false;
  const { username, password, hostname } = new URL(text);
  // `https://{host}/` is a mistake: the placeholder includes its own scheme.
  return !username && !password && !/[{}]/.test(hostname);
}
