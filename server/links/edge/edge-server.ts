import type { IncomingMessage, ServerResponse } from 'node:http';
import { findInApp } from '../../outside/agents/in-app-browsers.ts';
import type { ClientAddress } from '../../core/http/connections/client-address.ts';
import type { Front } from '../../core/http/request-front.ts';
import { refuseMethod, sendPage, sendRedirect } from './send-redirect.ts';
import { targetFor } from './app-target.ts';
import type { EdgeLink } from './edge-link.ts';
import type { Journal } from '../visit-journal/visit-journal.ts';
import { keyOf, type LinkCache } from './link-cache.ts';
import { Misses } from './wrong-code-limit.ts';
import { placeOf, type RequestedAddress, type PlaceOptions } from './requested-address.ts';
import { visitLine, type VisitorMark } from '../visit-journal/visit-line.ts';
import { makeCookieValues, readVisitorCookie, visitorCookie } from './visitor-cookie.ts';

export interface EdgeParts extends PlaceOptions {
  cache: LinkCache;
  journal: Journal;
  isTeamHost: (host: string) => boolean | Promise<boolean>;
  /** Milliseconds since 1970. */
  now: () => number;
  randomBytes: (size: number) => Buffer;
  addressOf: ClientAddress;
  /** Visitors come by https. */
  isSecure: boolean;
  /** A visit could not be written to the journal, so its visitor was not redirected. */
  onFault: (error: Error) => void;
}

/**
 * Answers short addresses: with a 302, or with a page that explains why not. A redirect is written to the journal
 * before it is sent, so that the visit is recorded whatever happens next.
 */
export function makeEdge(parts: EdgeParts): Front {
  const { cache, now } = parts;
  const misses = new Misses();
  const newCookie = makeCookieValues(parts.randomBytes);

  function answer(asked: RequestedAddress, request: IncomingMessage, response: ServerResponse): void {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(response);
    const ip = parts.addressOf(request);
    if (misses.isTooMany(ip, now())) return sendPage(request, response, 'tooMany');
    const visit = { asked, ip, request, response };
    // A path that cannot be a code is not counted as a wrong code: browsers request /favicon.ico from a team's domain
    // by themselves.
    if (!asked.address) return sendPage(request, response, 'unknown');
    const known = cache.peek(keyOf(asked.address));
    if (known) return follow(known, visit);
    void cache.find(asked.address).then(found => {
      if (found === 'unknown') sendPage(request, response, 'unavailable');
      else if (found) follow(found, visit);
      else miss(visit);
    });
  }

  function miss({ ip, request, response }: Visit): void {
    misses.add(ip, now());
    sendPage(request, response, 'unknown');
  }

  function follow(link: EdgeLink, { asked, ip, request, response }: Visit): void {
    const at = now();
    if (!link.isOn) return sendPage(request, response, 'off');
    if (link.expiresAt !== null && link.expiresAt <= at) return sendPage(request, response, 'expired');
    const { headers } = request;
    const agent = headers['user-agent'] ?? '';
    const isStuckInApp = link.app !== null && findInApp(agent) !== '';
    if (request.method === 'HEAD') {
      if (isStuckInApp) return sendPage(request, response, 'inApp');
      return sendRedirect(response, targetFor(link, agent), null);
    }
    const visitor = visitorOf(request, newCookie);
    const line = visitLine({
      at,
      teamId: link.teamId,
      linkId: link.linkId,
      recipientId: link.recipientId,
      creatorId: link.creatorId,
      visitor,
      ip,
      isByQr: asked.isByQr,
      isPrefetch: isPrefetch(headers),
      referrer: headers.referer ?? '',
      agent,
    });
    const cookie = visitor.kind === 'given' ? visitorCookie(visitor.cookie, parts.isSecure) : null;
    parts.journal.append(line, error => {
      if (error) {
        parts.onFault(error);
        sendPage(request, response, 'unavailable');
      } else if (isStuckInApp) {
        sendPage(request, response, 'inApp', { url: urlOf(request, parts.isSecure), cookie });
      } else {
        sendRedirect(response, targetFor(link, agent), cookie);
      }
    });
  }

  return (request, response, next) => {
    const asked = placeOf(request.url ?? '/', request.headers.host, parts);
    if (!asked) return next();
    if (!asked.host) return answer(asked, request, response);
    const isTheirs = parts.isTeamHost(asked.host);
    if (isTheirs === true) answer(asked, request, response);
    else if (!isTheirs) next();
    else void isTheirs.then(is => (is ? answer(asked, request, response) : next()));
  };
}

interface Visit {
  asked: RequestedAddress;
  ip: string;
  request: IncomingMessage;
  response: ServerResponse;
}

/** Sets no cookie for visitors with "do not track", nor for images and frames in other pages. */
function visitorOf({ headers }: IncomingMessage, newCookie: () => string): VisitorMark {
  const sent = readVisitorCookie(headers.cookie);
  if (sent) return { kind: 'sent', cookie: sent };
  const isPage = (headers['sec-fetch-dest'] ?? 'document') === 'document';
  const minds = headers['sec-gpc'] === '1' || headers.dnt === '1';
  return isPage && !minds ? { kind: 'given', cookie: newCookie() } : { kind: 'none' };
}

const isPrefetch = (headers: IncomingMessage['headers']) =>
  /prefetch|prerender|preview/i.test(
    String(headers['sec-purpose'] ?? headers['purpose'] ?? headers['x-purpose'] ?? headers['x-moz'] ?? ''),
  );

const urlOf = ({ headers, url = '' }: IncomingMessage, isSecure: boolean) =>
  `${isSecure ? 'https' : 'http'}://${headers.host ?? ''}${url}`;
