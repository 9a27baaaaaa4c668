import type { HitRule } from '../../../../contract/outreach/mail-kinds.ts';
import { isBareWebKit, judgeAgent, type Judgement } from './judge-agent.ts';

/** A request for the picture, a link or the hidden link of a message. */
export interface SeenHit {
  id: number;
  kind: 'open' | 'click' | 'trap';
  /** Number of the link. */
  link: number;
  /** It was a HEAD request. */
  isHead: boolean;
  at: Date;
  address: string;
  agent: string;
}

/** Increased when the rules change: hits that were judged by older rules are judged again. */
export const hitRulesVersion = 2;

const second = 1000;
/** Hits with no longer pause in between belong to one visit to the mail. */
const burstGap = 10 * second;
/** Nobody opens a mail so soon after its server accepted it, and following a link takes longer. */
const soonest = { open: 5 * second, click: 10 * second, trap: 0 };
/** For this long, Apple's proxies and prefetching mail programs count as programs and not as the reader. */
const prefetchTime = 60 * second;
/** Nobody follows this many links in so short a time. */
const tooFast = [
  { links: 2, within: second },
  { links: 3, within: 5 * second },
];
/** Nobody uses this many addresses within one burst; scanners distribute their work among machines. */
const manyAddresses = 3;

const visitorOf = ({ address, agent }: SeenHit) => `${address} ${agent}`;
const isSoon = ({ kind, at }: SeenHit, acceptedAt: Date) =>
  at.getTime() - acceptedAt.getTime() < soonest[kind];

const scanner = (rule: HitRule): Judgement => ({ verdict: 'scanner', rule });
const person: Judgement = { verdict: 'person', rule: '' };

/** Judges a hit by itself, without the others. */
function alone(hit: SeenHit, acceptedAt: Date): Judgement | null {
  if (hit.kind === 'trap') return scanner('trap');
  const judged = judgeAgent(hit.agent, hit.kind);
  if (judged) return judged;
  if (hit.isHead) return scanner('headOnly');
  const sinceAccepted = hit.at.getTime() - acceptedAt.getTime();
  if (hit.kind === 'open' && sinceAccepted < prefetchTime && isBareWebKit(hit.agent)) {
    return { verdict: 'proxy', rule: 'applePrefetch' };
  }
  return isSoon(hit, acceptedAt) ? scanner('onArrival') : null;
}

function burstsOf(hits: readonly SeenHit[]): SeenHit[][] {
  const bursts: SeenHit[][] = [];
  for (const hit of hits) {
    const burst = bursts.at(-1);
    const last = burst?.at(-1);
    if (burst && last && hit.at.getTime() - last.at.getTime() <= burstGap) burst.push(hit);
    else bursts.push([hit]);
  }
  return bursts;
}

function followsTooFast(clicks: readonly SeenHit[]): boolean {
  return clicks.some((first, place) =>
    tooFast.some(({ links, within }) => {
      const near = clicks.slice(place).filter(({ at }) => at.getTime() - first.at.getTime() <= within);
      return new Set(near.map(({ link }) => link)).size >= links;
    }),
  );
}

/** Judges each hit by the burst that it belongs to. */
function together(burst: readonly SeenHit[], known: ReadonlyMap<number, Judgement | null>) {
  if (burst.some(({ kind }) => kind === 'trap')) return () => scanner('besideTrap');
  if (followsTooFast(burst.filter(({ kind }) => kind === 'click'))) return () => scanner('manyLinks');
  const unknown = burst.filter(({ id }) => !known.get(id));
  if (new Set(unknown.map(({ address }) => address)).size >= manyAddresses)
    return () => scanner('manyAddresses');
  const given = new Map<string, Judgement>();
  for (const hit of burst) {
    const rule = known.get(hit.id)?.rule;
    if (rule === 'headOnly' || rule === 'onArrival') given.set(visitorOf(hit), scanner(rule));
  }
  return (hit: SeenHit) => given.get(visitorOf(hit)) ?? null;
}

/**
 * Judges who made each hit of one message, from all of them together: a scanner often reveals itself only by its next
 * hit. In doubt it was not a person.
 * @param acceptedAt when the recipient's server accepted the message
 * @returns judgements by the id of the hit
 */
export function classifyHits(hits: readonly SeenHit[], acceptedAt: Date): Map<number, Judgement> {
  const sorted = hits.toSorted((one, other) => one.at.getTime() - other.at.getTime() || one.id - other.id);
  const known = new Map(sorted.map(hit => [hit.id, alone(hit, acceptedAt)]));
  const trapped = new Set(sorted.filter(({ kind }) => kind === 'trap').map(visitorOf));
  const judged = new Map<number, Judgement>();
  for (const burst of burstsOf(sorted)) {
    const ofBurst = together(burst, known);
    for (const hit of burst) {
      const beside = trapped.has(visitorOf(hit)) ? scanner('besideTrap') : null;
      judged.set(hit.id, known.get(hit.id) ?? beside ?? ofBurst(hit) ?? person);
    }
  }
  return judged;
}
