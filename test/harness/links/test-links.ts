import type { LinkServices } from '../../../server/outside/network/link-services.ts';

/** The world of short links in tests; what DNS says is up to each. */
export const testLinks = (texts: LinkServices['dns']['texts'] = async () => []): LinkServices => ({
  publicUrl: 'http://starbridge.test',
  shortUrl: '',
  dns: { texts },
});
