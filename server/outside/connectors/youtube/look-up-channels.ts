import type { Gate, Wanted } from '../source.ts';
import { SourceFault } from '../source-fault.ts';
import { fullPage } from './data-api/youtube-call.ts';
import { readChannels, type Channel, type ChannelFilter } from './data-api/channels.ts';
import { fewAtOnce } from './data-api/few-at-once.ts';

/** The channel of each wanted creator, or why there is none. @throws SourceFault for what ends all of it */
export async function lookUp(
  gate: Gate,
  wanted: readonly Wanted[],
): Promise<Map<Wanted, Channel | SourceFault>> {
  const byId = await channelsById(
    gate,
    wanted.flatMap(({ platformId }) => platformId ?? []),
  );
  const named = new Map(wanted.filter(one => one.platformId === undefined).map(one => [nameOf(one), one]));
  const found = await fewAtOnce(
    [...named],
    4,
    async ([name, one]) => [name, await byName(gate, one)] as const,
  );
  const byNames = new Map(found);
  return new Map(
    wanted.map(one => [
      one,
      (one.platformId === undefined ? byNames.get(nameOf(one)) : byId.get(one.platformId)) ??
        new SourceFault('notFound', 'no channel has this id: deleted or closed'),
    ]),
  );
}

async function channelsById(gate: Gate, ids: readonly string[]): Promise<Map<string, Channel>> {
  const distinct = [...new Set(ids)];
  const found = new Map<string, Channel>();
  for (let from = 0; from < distinct.length; from += fullPage) {
    const id = distinct.slice(from, from + fullPage).join(',');
    for (const channel of await readChannels(gate, { id })) found.set(channel.id, channel);
  }
  return found;
}

/** Names of before there were handles stand in folders of their own: `/user/ann` may be another than `/@ann`. */
const folderOf = ({ url }: Wanted): 'user' | 'c' | 'bare' | 'handle' => {
  const { pathname } = new URL(url);
  if (pathname.startsWith('/user/')) return 'user';
  if (pathname.startsWith('/c/')) return 'c';
  return pathname.startsWith('/@') ? 'handle' : 'bare';
};

/** Handles know no case. */
const nameOf = (one: Wanted) => `${folderOf(one)} ${(one.handle ?? '').toLowerCase()}`;

/**
 * By `/user/NAME` YouTube finds the channel itself. Custom addresses (`/c/NAME`, `/NAME`) it resolves only by
 * a search; when handles came, most owners were given the same name as handle, so that is tried.
 */
async function byName(gate: Gate, one: Wanted): Promise<Channel | SourceFault> {
  const name = (one.handle ?? '').toLowerCase();
  const folder = folderOf(one);
  const filter: ChannelFilter = folder === 'user' ? { forUsername: name } : { forHandle: `@${name}` };
  try {
    const [channel] = await readChannels(gate, filter);
    return channel ?? new SourceFault('notFound', nothingFound[folder]);
  } catch (error) {
    // A name that YouTube does not even take.
    if (error instanceof SourceFault && isOfOne(error)) return error;
    throw error;
  }
}

const nothingFound = {
  handle: 'no channel has this handle: renamed, deleted or closed',
  user: 'no channel has this user name',
  c: 'YouTube does not tell whose custom address this is, and no channel has it as handle',
  bare: 'YouTube does not tell whose custom address this is, and no channel has it as handle',
};

/** About one creator, and nothing about the others. */
export const isOfOne = ({ kind }: SourceFault): boolean =>
  kind === 'notFound' || kind === 'private' || kind === 'permanent';
