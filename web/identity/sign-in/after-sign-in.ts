import { paths } from '../../app/paths.ts';

/** Where to go on after the sign-in: what the address asks for, if that lies within the product. */
export function afterSignIn(query: URLSearchParams): string {
  const next = query.get('next') ?? '';
  // "//host" and "/\host" would lead elsewhere.
  return /^\/(?![/\\])/.test(next) ? next : paths.home();
}
