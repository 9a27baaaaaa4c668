import crawlers from 'crawler-user-agents';

/** The words of ordinary browsers; an agent with nothing else need not be searched for a thousand names. */
const ordinary =
  /\b(?:Mozilla|AppleWebKit|Gecko|Chrome|Version|Mobile|Safari|Firefox|OPR|Edg|EdgA|EdgiOS|CriOS|FxiOS|SamsungBrowser|YaBrowser|UCBrowser|Build|rv)[/:][\w.+]+|\((?:Linux|Windows|Macintosh|iPhone|iPad|X11)[^()]*\)|\(KHTML, like Gecko\)|\b(?:Mobile|Safari)\b/gi;

/** The list's patterns match anywhere; inside of a word (`View[Sonic]`, `39[008/]`) they mean something else. */
const names = new RegExp(`(?<![A-Za-z\\d])(?:${crawlers.map(({ pattern }) => pattern).join('|')})`);

/** Returns whether a published list of crawlers contains the agent. */
export function isKnownCrawler(agent: string): boolean {
  return agent.replace(ordinary, '').trim() !== '' && names.test(agent);
}
