import crawlers from 'crawler-user-agents';

/** What ordinary browsers say of themselves; an agent with nothing else needs no search among a thousand names. */
const ordinary =
  /\b(?:Mozilla|AppleWebKit|Gecko|Chrome|Version|Mobile|Safari|Firefox|OPR|Edg|EdgA|EdgiOS|CriOS|FxiOS|SamsungBrowser|YaBrowser|UCBrowser|Build|rv)[/:][\w.+]+|\((?:Linux|Windows|Macintosh|iPhone|iPad|X11)[^()]*\)|\(KHTML, like Gecko\)|\b(?:Mobile|Safari)\b/gi;

/** They are written to be found anywhere; inside of a word (`View[Sonic]`, `39[008/]`) they mean something else. */
const names = new RegExp(`(?<![A-Za-z\\d])(?:${crawlers.map(({ pattern }) => pattern).join('|')})`);

/** Whether a published list of crawlers names it. */
export function isKnownCrawler(agent: string): boolean {
  return agent.replace(ordinary, '').trim() !== '' && names.test(agent);
}
