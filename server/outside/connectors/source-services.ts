import type { Platform } from '../../../contract/core/platform.ts';
import type { PlatformMood } from '../../../contract/core/sources/source-codes.ts';
import type { LinkTokens } from '../../core/auth/link-tokens.ts';
import type { Secrets } from '../../core/auth/sealed-secrets.ts';

/** Outside services that sources need; the composition root makes them once. */
export interface SourceServices {
  /** The product's public address, without a slash at the end. */
  publicUrl: string;
  secrets: Secrets;
  linkTokens: LinkTokens;
  /** Waits `ms` milliseconds of real time; in tests it does not wait. */
  pause(ms: number): Promise<void>;
  pictures: PictureServices;
  /** Null outside of a sandbox. */
  sandbox: SandboxPlatforms | null;
}

/** Where pictures of creators and posts come from. */
export interface PictureServices {
  /** Space for those that are kept; 0: none is fetched. */
  bytes: number;
  /** @throws if there is no file, or none that may be fetched */
  fetch(address: string, stop: AbortSignal): Promise<Buffer>;
}

/** Stand-ins for the platforms, at `<address>/<host>/<path>`. */
export interface SandboxPlatforms {
  address(): string;
  /** Sets the mood. @param host of one platform; all of them without it */
  tell(mood: PlatformMood, host?: string): void;
  moods(): { host: string; mood: PlatformMood }[];
  /** Returns links to ten existing profiles, some of them not in the catalogue yet. @param draw selects the profiles */
  links(platform: Platform, draw: number): string[];
  /** Draws the picture at an address of the sample world, as SVG. @returns null for any other address */
  draw(address: string): string | null;
}
