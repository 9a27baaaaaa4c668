import { hash } from 'node:crypto';
import { isIP } from 'node:net';
import type { AgentFacts } from '../../../outside/agents/read-agent.ts';
import type { RawVisit } from '../../visit-journal/visit-line.ts';

/** A visit with what can be told of it. */
export interface ReadVisit extends AgentFacts {
  linkId: number;
  at: Date;
  visitor: string;
  isByCookie: boolean;
  region: string;
  /** Host, without `www.`; empty: none. */
  referrer: string;
  isByQr: boolean;
  recipientId: number | null;
  creatorId: number | null;
  ip: string | null;
}

export interface VisitReaders {
  readAgent: (agent: string) => AgentFacts;
  regionOf: (ip: string) => string;
  /** Of the installation: without it nobody can tell a visitor's pseudonym from their address. */
  key: string;
}

/**
 * Works out what a visit says. A visitor is the browser's cookie, else address and agent, as a pseudonym that holds
 * for one team (product §8): programs keep no cookies, so they always go by address and agent.
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
    // Apps name themselves so: android-app://com.google.android.gm
    return new URL(referrer).hostname.replace(/^www\./, '').slice(0, 253);
  } catch {
    return '';
  }
}
