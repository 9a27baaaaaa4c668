import type { LinkServices } from '../../../server/outside/network/link-services.ts';

/** Link services for tests; each test sets its DNS. */
export const testLinks = (texts: LinkServices['dns']['texts'] = async () => []): LinkServices => ({
  publicUrl: 'http://starbridge.test',
  shortUrl: '',
  dns: { texts },
});
