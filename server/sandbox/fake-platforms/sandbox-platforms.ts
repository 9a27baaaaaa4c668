import type { Platform } from '../../../contract/core/platform.ts';
import type { SandboxPlatforms } from '../../outside/connectors/source-services.ts';
import type { Person } from './fake-people.ts';
import type { Front } from '../../core/http/request-front.ts';
import { realContext } from '../../core/real-context.ts';

/** The path of the fakes, below the product's own address. */
const place = '/sandbox-platforms';
/** People who are not in the catalogue, so that an acquisition finds new ones. */
const newcomers = 1000;
/** Tests read this list; here its length is limited. */
const maxRemembered = 1000;

/** Of this many links, some lead to people who are not in the catalogue yet. */
const linksAtOnce = 10;
const linksToNewcomers = 3;

/** Consent pages are plain: they run no scripts, and their forms stay on this host. */
const headers = {
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/** Nothing prevents collecting them. */
const isPlain = ({ state, isProfessional, hidesFollowers, formerHandles }: Person) =>
  state === 'open' && isProfessional && !hidesFollowers && formerHandles.length === 0;
const linkTo = ({ record }: Person) => `https://${record.platform}.example/@${record.handle}`;

export interface StandIns {
  platforms: SandboxPlatforms;
  /** Answers requests to the fakes, and passes all others on. */
  front: Front;
}

/**
 * YouTube, Instagram and TikTok in the sandbox: the fakes with the people of the sample world. They are loaded here, so
 * that only a sandbox has them.
 * @param known with how many of them the catalogue was filled
 * @param publicUrl called each time, because a free port is known late
 */
export async function makeSandboxPlatforms(
  known: number,
  publicUrl: () => string,
  now: () => Date = () => realContext().now(),
): Promise<StandIns> {
  const { makeFakePlatforms } = await import('./fake-platforms.ts');
  const { samplePeople } = await import('./sample-people.ts');
  const { drawPicture } = await import('../sample-world/drawings/picture-addresses.ts');
  const address = () => `${publicUrl()}${place}`;
  const people = samplePeople({ now, count: known + newcomers });
  const fakes = makeFakePlatforms({ people, now }, address);

  /** Returns links to visible people who may be in the catalogue, from one index on, in a circle. */
  function linksTo(platform: Platform, [from, to]: [number, number], draw: number, max: number): string[] {
    const links: string[] = [];
    for (let steps = 0; steps < to - from && links.length < max; steps++) {
      const person = people.at(from + ((draw + steps) % (to - from)));
      if (person.record.platform === platform && isPlain(person)) links.push(linkTo(person));
    }
    return links;
  }

  return {
    platforms: {
      address,
      links: (platform, draw) => [
        ...linksTo(platform, [0, known], draw, linksAtOnce - linksToNewcomers),
        ...linksTo(platform, [known, known + newcomers], draw, linksToNewcomers),
      ],
      tell: (mood, host) => fakes.tell(mood, { ...(host !== undefined && { host }) }),
      draw: drawPicture,
      moods: () => fakes.hosts.map(host => ({ host, mood: fakes.moodOf(host) })),
    },
    front(request, response, next) {
      if (!request.url?.startsWith(`${place}/`)) return next();
      request.url = request.url.slice(place.length);
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      if (fakes.asked.length > maxRemembered) fakes.asked.length = 0;
      fakes.handle(request, response);
    },
  };
}
