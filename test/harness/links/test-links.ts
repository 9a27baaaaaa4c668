import type { LinkWorld } from '../../../server/outside/network/link-services.ts';

/** The world of short links in tests; what DNS says is up to each. */
export const testLinks = (texts: LinkWorld['dns']['texts'] = async () => []): LinkWorld => ({
  publicUrl: 'http://starbridge.test',
  shortUrl: '',
  dns: { texts },
});
