import QuickLRU from 'quick-lru';

const believedMs = 1000;

/** Whether a host is a team's verified domain; asked at most once a second for each, and known still while nobody answers. */
export function makeTeamHosts(
  find: (host: string) => Promise<boolean>,
  clock: () => number,
): (host: string) => boolean | Promise<boolean> {
  const known = new QuickLRU<string, { is: boolean; at: number }>({ maxSize: 5000 });
  return host => {
    const entry = known.get(host);
    if (entry && clock() - entry.at < believedMs) return entry.is;
    return find(host)
      .catch(() => entry?.is ?? false)
      .then(is => {
        known.set(host, { is, at: clock() });
        return is;
      });
  };
}
