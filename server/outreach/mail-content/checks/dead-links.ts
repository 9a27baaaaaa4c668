import { variableUses } from '../../../../contract/core/mail/mail-variables.ts';
import type { WebAsker } from '../../../outside/network/ask-web.ts';

const max = 20;
const atOnce = 5;
const patience = 5000;
/** Some servers refuse every HEAD request, and some every program. They answer, so the address is right. */
const notForPrograms = new Set([401, 403, 405, 406, 409, 418, 429, 501, 503, 999]);

async function answers(ask: WebAsker, url: string): Promise<boolean> {
  for (const method of ['HEAD', 'GET'] as const) {
    const status = await ask(method, url, AbortSignal.timeout(patience)).catch(() => null);
    if (status !== null && (status < 400 || (method === 'GET' && notForPrograms.has(status)))) return true;
  }
  return false;
}

/**
 * Returns links that lead nowhere, in order: the server does not answer, or there is no such page. Tries at most 20
 * links, and none with variables.
 */
export async function deadLinks(links: readonly string[], ask: WebAsker): Promise<string[]> {
  const waiting = [...new Set(links)].filter(link => !variableUses(link).length).slice(0, max);
  const dead = new Set<string>();
  const queue = [...waiting];
  const work = async () => {
    for (let link = queue.shift(); link !== undefined; link = queue.shift()) {
      if (!(await answers(ask, link))) dead.add(link);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return waiting.filter(link => dead.has(link));
}
