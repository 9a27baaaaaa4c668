import { hash } from 'node:crypto';
import { isIP } from 'node:net';
import type { AgentFacts } from '../../../outside/agents/read-agent.ts';
import type { RawVisit } from '../../visit-journal/visit-line.ts';

/** A visit with everything that can be derived from it. */
export interface ReadVisit extends AgentFacts {
  linkId: number;
  at: Date;
  /** The pseudonym of address and agent. */
  sender: string;
  /** The pseudonym of the browser's cookie, given or sent back; null where there is none. */
  cookie: string | null;
  /** Whether the browser sent the cookie back. One that was only given says nothing: many keep none. */
  isByCookie: boolean;
  region: string;
  /** Host without `www.`; empty if there is none. */
  referrer: string;
  isByQr: boolean;
  recipientId: number | null;
  creatorId: number | null;
  ip: string | null;
}

export interface VisitReaders {
  readAgent: (agent: string) => AgentFacts;
  regionOf: (ip: string) => string;
  /** The installation's key: without it nobody can compute a visitor's pseudonym from their address. */
  key: string;
}

/**
 * Derives everything from a visit, except who the visitor is (`identify-visitors.ts`). Pseudonyms differ per team.
 * Programs keep no cookies, so they are always identified by address and agent.
 */
export function readVisit(raw: RawVisit, { readAgent, regionOf, key }: VisitReaders): ReadVisit {
  const facts = readAgent(raw.agent);
  const botReason = facts.botReason || (raw.isPrefetch ? 'prefetch' : '');
  const ip = isIP(raw.ip) ? raw.ip : null;
  const cookie = raw.visitor.kind === 'none' || botReason ? null : raw.visitor.cookie;
  const pseudonymOf = (text: string) => hash('sha256', `${key} ${raw.teamId} ${text}`, 'hex').slice(0, 32);
  return {
    ...facts,
    botReason,
    linkId: raw.linkId,
    at: new Date(raw.at),
    sender: pseudonymOf(`${botReason ? 'b' : 'a'} ${raw.ip} ${raw.agent}`),
    cookie: cookie === null ? null : pseudonymOf(`c ${cookie}`),
    isByCookie: cookie !== null && raw.visitor.kind === 'sent',
    region: ip ? regionOf(ip) : '',
    referrer: hostOf(raw.referrer),
    isByQr: raw.isByQr,
    recipientId: raw.recipientId,
    creatorId: raw.creatorId,
    ip,
  };
}

function hostOf(referrer: string): string {
  if (!referrer) return '';
  try {
    // Apps identify themselves in this form: android-app://com.google.android.gm
    return new URL(referrer).hostname.replace(/^www\./, '').slice(0, 253);
  } catch {
    return '';
  }
}
