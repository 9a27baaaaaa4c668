import QuickLRU from 'quick-lru';
import { withinPatience } from './within-patience.ts';

const believedMs = 1000;

/**
 * Checks whether a host is a team's verified domain. Asks the database at most once per second and host, and keeps the
 * answer while the database does not reply.
 */
export function makeTeamHosts(
  find: (host: string) => Promise<boolean>,
  clock: () => number,
): (host: string) => boolean | Promise<boolean> {
  const known = new QuickLRU<string, { is: boolean; at: number }>({ maxSize: 5000 });
  const asking = new Map<string, Promise<boolean>>();

  async function ask(host: string, before: boolean): Promise<boolean> {
    const is = await withinPatience(find(host)).catch(() => before);
    known.set(host, { is, at: clock() });
    asking.delete(host);
    return is;
  }

  return host => {
    const entry = known.get(host);
    if (entry && clock() - entry.at < believedMs) return entry.is;
    const asked = asking.get(host) ?? ask(host, entry?.is ?? false);
    asking.set(host, asked);
    return asked;
  };
}
