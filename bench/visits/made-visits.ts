import type { PlacedVisit } from '../../server/links/visit-journal/journal-reader.ts';
import { dice } from '../../test/chaos/dice.ts';

export interface VisitPlan {
  teamId: number;
  /** The first one gets a fifth of all visits. */
  linkIds: readonly number[];
  visits: number;
  days: number;
  /** The end of the last day, milliseconds since 1970. */
  until: number;
}

const agents = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 15; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Safari/605.1.15',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 330.0.0.28.83 (iPhone15,2; iOS 17_4; en_US)',
  'Mozilla/5.0 (Linux; Android 14; 23127PN0CC) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/138.0 Mobile Safari/537.36 trill_390103 BytedanceWebview/d8a21c6',
  'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
];
const referrers = [
  '',
  '',
  'https://www.tiktok.com/',
  'https://www.youtube.com/watch?v=1',
  'https://l.instagram.com/',
];
const day = 86_400_000;

/**
 * Visits of several months in order, in batches. Two of five are a visitor's first; returning visitors come on any
 * later day. The same for the same plan.
 */
export function* makeVisits(plan: VisitPlan, batch: number): Generator<PlacedVisit[]> {
  const random = dice(7);
  const between = (from: number, to: number) => from + Math.floor(random() * (to - from));
  const since = plan.until - plan.days * day;
  const visitorsOf = plan.linkIds.map((_, at) =>
    Math.ceil(((at ? (plan.visits * 0.8) / (plan.linkIds.length - 1) : plan.visits * 0.2) * 2) / 5),
  );
  let made: PlacedVisit[] = [];
  for (let n = 0; n < plan.visits; n++) {
    const link = random() < 0.2 ? 0 : between(1, plan.linkIds.length);
    const visitor = between(0, visitorsOf[link] ?? 1);
    made.push({
      at: since + Math.floor((n * plan.days * day) / plan.visits),
      teamId: plan.teamId,
      linkId: plan.linkIds[link] ?? 0,
      recipientId: null,
      creatorId: null,
      visitor: { kind: 'sent', cookie: (link * 10_000_000 + visitor).toString(16).padStart(32, '0') },
      ip: `${between(1, 224)}.${between(0, 256)}.${between(0, 256)}.${between(1, 255)}`,
      isByQr: random() < 0.05,
      isPrefetch: false,
      referrer: referrers[between(0, referrers.length)] ?? '',
      agent: agents[random() < 0.02 ? agents.length - 1 : between(0, agents.length - 1)] ?? '',
      position: n + 1,
    });
    if (made.length === batch || n === plan.visits - 1) {
      yield made;
      made = [];
    }
  }
}
