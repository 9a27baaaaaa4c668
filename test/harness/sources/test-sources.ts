import type { SandboxPlatforms, SourceServices } from '../../../server/outside/connectors/source-services.ts';
import { makeLinkTokens } from '../../../server/core/auth/link-tokens.ts';
import { makeSecrets } from '../../../server/core/auth/sealed-secrets.ts';

/** The source services with test keys. @param address of fakes, if any */
export function testSources(address?: string): SourceServices {
  const sandbox: SandboxPlatforms | null =
    address === undefined
      ? null
      : {
          address: () => address,
          tell: () => undefined,
          moods: () => [],
          links: () => [],
          draw: () => null,
        };
  return {
    publicUrl: 'http://localhost',
    secrets: makeSecrets([{ id: 'test', key: Buffer.alloc(32, 7) }]),
    linkTokens: makeLinkTokens(Buffer.alloc(32, 9)),
    pause: () => Promise.resolve(),
    pictures: { bytes: 1024 * 1024, fetch: () => Promise.reject(new Error('no test says what is there')) },
    sandbox,
  };
}
