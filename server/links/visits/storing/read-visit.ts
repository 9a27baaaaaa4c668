import { hash } from 'node:crypto';
import { isIP } from 'node:net';
import type { AgentFacts } from '../../../outside/agents/read-agent.ts';
import type { RawVisit } from '../../visit-journal/visit-line.ts';

/** A visit with everything that can be derived from it. */
export interface ReadVisit extends AgentFacts {
  linkId: number;
  at: Date;
  visitor: string;
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
 * Derives everything from a visit. A visitor is identified by the browser's cookie, else by address and agent, as a
 * pseudonym that differs per team. Programs keep no cookies, so they are always identified by address and agent.
 */
export function readVisit(raw: RawVisit, { readAgent, regionOf, key }: VisitReaders): ReadVisit {
  const facts = readAgent(raw.agent);
  const botReason = facts.botReason || (raw.isPrefetch ? 'prefetch' : '');
  const ip = isIP(raw.ip) ? raw.ip : null;
  const cookie = raw.visitor.kind === 'none' || botReason ? null : raw.visitor.cookie;
  const whoever = cookie ? `c ${cookie}` : `${botReason ? 'b' : 'a'} ${raw.ip} ${raw.agent}`;
  return {
    ...facts,
    botReason,
    linkId: raw.linkId,
    at: new Date(raw.at),
    visitor: hash('sha256', `${key} ${raw.teamId} ${whoever}`, 'hex').slice(0, 32),
    isByCookie: cookie !== null,
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
