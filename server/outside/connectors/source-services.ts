import type { Platform } from '../../../contract/core/platform.ts';
import type { PlatformMood } from '../../../contract/core/sources/source-codes.ts';
import type { LinkTokens } from '../../core/auth/link-tokens.ts';
import type { Secrets } from '../../core/auth/sealed-secrets.ts';

/** What sources need of the world: given once by the composition root. */
export interface SourceServices {
  /** Where people reach the product, without a slash at the end. */
  publicUrl: string;
  secrets: Secrets;
  linkTokens: LinkTokens;
  /** Waits so many milliseconds of real time; a test's does not. */
  pause(ms: number): Promise<void>;
  /** Null outside of a sandbox. */
  sandbox: SandboxPlatforms | null;
}

/** Stand-ins for the platforms: `<address>/<host>/<path>` is what they are asked with. */
export interface SandboxPlatforms {
  address(): string;
  /** @param host all of them without one */
  tell(mood: PlatformMood, host?: string): void;
  moods(): { host: string; mood: PlatformMood }[];
  /** To profiles of ten people who are there, some of them in no catalogue yet. @param draw other people for another */
  links(platform: Platform, draw: number): string[];
}
