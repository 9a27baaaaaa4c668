import { requestPublic } from './public-request.ts';

/**
 * Requests an address of the web and follows redirects. @returns the status of the last answer
 * @throws if nobody answers, or it leads into a private network
 */
export type WebAsker = (method: 'HEAD' | 'GET', url: string, signal: AbortSignal) => Promise<number>;

const agent = 'Mozilla/5.0 (compatible; StarbridgeLinkCheck/1.0)';

/** Requests from the real web, without reading bodies. */
export const askWeb: WebAsker = async (method, address, signal) => {
  const reply = await requestPublic(address, { method, agent, signal });
  reply.destroy();
  return reply.statusCode ?? 0;
};
