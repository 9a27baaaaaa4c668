import { paths } from '../app/paths.ts';

/** The page to open after the sign-in: the address's `next` if it is within the product, otherwise the home page. */
export function afterSignIn(query: URLSearchParams, otherwise: string = paths.home()): string {
  const next = query.get('next') ?? '';
  // "//host" and "/\host" would lead to another site.
  return /^\/(?![/\\])/.test(next) ? next : otherwise;
}
