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
  /** Null outside of a sandbox. */
  sandbox: SandboxPlatforms | null;
}

/** Stand-ins for the platforms, at `<address>/<host>/<path>`. */
export interface SandboxPlatforms {
  address(): string;
  /** Sets the mood. @param host of one platform; all of them without it */
  tell(mood: PlatformMood, host?: string): void;
  moods(): { host: string; mood: PlatformMood }[];
  /** Returns links to ten existing profiles, some of them not in the catalogue yet. @param draw selects the profiles */
  links(platform: Platform, draw: number): string[];
}
