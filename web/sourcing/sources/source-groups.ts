import type { Platform } from '../../../contract/core/platform.ts';
import type { Source } from '../../../contract/sourcing/sources.ts';
import { platforms } from '../../layout/search/platform-names.ts';

export interface SourceGroup {
  /** Null for sources of several platforms. */
  platform: Platform | null;
  sources: Source[];
}

/** Groups sources by platform; those of several platforms come last. */
export function groupSources(sources: readonly Source[]): SourceGroup[] {
  const of = (platform: Platform) =>
    sources.filter(source => source.platforms.length === 1 && source.platforms[0] === platform);
  return [
    ...platforms.map(platform => ({ platform, sources: of(platform) })),
    { platform: null, sources: sources.filter(source => source.platforms.length !== 1) },
  ];
}

/** The number of sources in each state. */
export function countStates(sources: readonly Source[]) {
  const count = (...states: Source['state'][]) =>
    sources.filter(({ state }) => states.includes(state)).length;
  return {
    ready: count('ready'),
    waiting: count('waiting', 'resting'),
    missing: count('noCredential'),
    off: count('off'),
  };
}

/** The sandbox's credential is used only if the operator has none. */
export const hasOwnCredential = ({ credentials }: Source): boolean =>
  credentials.some(({ isSandbox, state }) => !isSandbox && state !== 'off');

export const worksWithout = ({ credentials }: Source, id: number): boolean =>
  credentials.some(credential => credential.id !== id && credential.state === 'ok');
