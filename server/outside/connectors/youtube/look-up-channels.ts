import type { Gate, Wanted } from '../source.ts';
import { SourceFault } from '../source-fault.ts';
import { fullPage } from './data-api/youtube-call.ts';
import { readChannels, type Channel, type ChannelFilter } from './data-api/channels.ts';
import { fewAtOnce } from './data-api/few-at-once.ts';

/** Finds the channel of each wanted creator, or why there is none. @throws SourceFault for what ends the batch */
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

/** Names from before there were handles have their own paths: `/user/ann` may be another channel than `/@ann`. */
const folderOf = ({ url }: Wanted): 'user' | 'c' | 'bare' | 'handle' => {
  const { pathname } = new URL(url);
  if (pathname.startsWith('/user/')) return 'user';
  if (pathname.startsWith('/c/')) return 'c';
  return pathname.startsWith('/@') ? 'handle' : 'bare';
};

/** Handles are case-insensitive. */
const nameOf = (one: Wanted) => `${folderOf(one)} ${(one.handle ?? '').toLowerCase()}`;

/**
 * YouTube finds a channel by `/user/NAME`. It resolves custom addresses (`/c/NAME`, `/NAME`) only by a search; when
 * handles were introduced, most owners got the same name as handle, so the handle is tried.
 */
async function byName(gate: Gate, one: Wanted): Promise<Channel | SourceFault> {
  const name = (one.handle ?? '').toLowerCase();
  const folder = folderOf(one);
  const filter: ChannelFilter = folder === 'user' ? { forUsername: name } : { forHandle: `@${name}` };
  try {
    const [channel] = await readChannels(gate, filter);
    return channel ?? new SourceFault('notFound', nothingFound[folder]);
  } catch (error) {
    // A name that YouTube does not accept as a parameter.
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

/** Returns whether a fault concerns only this creator. */
export const isOfOne = ({ kind }: SourceFault): boolean =>
  kind === 'notFound' || kind === 'private' || kind === 'permanent';
