import { storeVisits, type JournalVisit } from '../../../../links/visits/storing/store-visits.ts';
import { Dice, hashText } from '../../../sample-world/random.ts';
import { timeOf } from '../../story/moments.ts';
import { minutesAgo, on, type Scene, type Story } from '../../story/story.ts';
import { linkPlans, type LinkPlan } from './links.ts';

/* Visits are stored as an edge process does it, from a journal. Thousands of requests to the redirect would take
   longer, and would all come from this machine, from one region, now. */

const day = 86_400_000;
const hour = 3_600_000;

const clients = [
  ['iOS', '19.1', 'Safari', '19', 'phone', ''],
  ['Android', '15', 'Chrome', '142', 'phone', ''],
  ['iOS', '18.6', 'Safari', '18', 'phone', 'instagram'],
  ['Windows', '11', 'Chrome', '142', 'desktop', ''],
  ['macOS', '15', 'Safari', '18', 'desktop', ''],
  ['Android', '14', 'Chrome', '140', 'phone', 'tiktok'],
] as const;

/** The share of a day's visits in each hour, by the visitors' evening. */
const evenings = [18, 19, 20, 20, 21, 21, 22, 12, 13, 9, 16, 23];

/** How many people a link brings on a day of its life: more in the first days, and on weekends. */
function visitsOn(dice: Dice, { daily }: LinkPlan, age: number, at: Date): number {
  const fresh = 1 + 2.4 * Math.exp(-age / 5);
  const weekend = [0, 6].includes(at.getUTCDay()) ? 1.3 : 1;
  return Math.round(daily * fresh * weekend * (0.7 + 0.6 * dice.unit()));
}

const visitorOf = (link: number, number: number) => (link * 100_000 + number).toString(16).padStart(32, '0');

/** Of a day, of one link, without their positions in a journal. */
function* visitsOf(plan: LinkPlan, link: number, from: Date, until: Date): Generator<JournalVisit> {
  const made = timeOf({ before: plan.before, at: plan.at }, until).getTime();
  for (let at = from.getTime(); at < until.getTime(); at += day) {
    const dice = new Dice(hashText(plan.key), Math.round((at - made) / day) + 1000, 1);
    const age = (at - made) / day;
    if (age < 0) continue;
    const people = visitsOn(dice, plan, age, new Date(at));
    for (let n = 0; n < people + Math.round(people / 15); n++) {
      const [system, systemVersion, browser, browserVersion, device, app] = dice.pickByRank(clients);
      // One in four has been there before.
      const visitor = visitorOf(link, Math.floor(age * 40) + n - (dice.chance(0.25) ? 60 : 0) + 1000);
      const time = at + ((dice.pick(evenings) - 4 + 24) % 24) * hour + dice.below(hour);
      if (time >= until.getTime()) continue;
      const isBot = n >= people;
      yield {
        linkId: link,
        at: new Date(time),
        sender: visitor,
        cookie: isBot ? null : visitor,
        isByCookie: !isBot,
        system,
        systemVersion,
        browser,
        browserVersion,
        device,
        app,
        botReason: isBot ? 'robot' : '',
        region: dice.pickByRank(plan.regions),
        referrer: dice.pickByRank(plan.referrers),
        isByQr: dice.chance(0.03),
        recipientId: null,
        creatorId: null,
        ip: `203.0.113.${dice.between(1, 254)}`,
        position: 0,
      };
    }
  }
}

async function visit(story: Story, from: Date): Promise<void> {
  const until = story.context().now();
  const all = linkPlans
    .filter(plan => timeOf({ before: plan.before, at: plan.at }, story.end) < until)
    .flatMap(plan => [...visitsOf(plan, story.id(`link:${plan.key}`), from, until)])
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const visits = all.map((each, place) => ({ ...each, position: place + 1 }));
  const journal = story.context().randomBytes(16).toString('hex');
  await storeVisits(story.db, story.context(), { teamId: story.teamId, journal, visits });
}

/** Days before the story ends on which the visits of the week before are stored. */
const weeks = [77, 70, 63, 56, 49, 42, 35, 28, 21, 14, 7, 1];
const at = '00:05';

export const visits: Scene[] = [
  ...weeks.map(before =>
    on(before, at, story => visit(story, timeOf({ before: before === 1 ? 7 : before + 7, at }, story.end))),
  ),
  minutesAgo(15, story => visit(story, timeOf({ before: 1, at }, story.end))),
];
