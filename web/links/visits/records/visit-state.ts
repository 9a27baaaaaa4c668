import { type VisitKind, visitKinds } from '../../../../contract/links/link-kinds.ts';
import { type Device, devices, type InApp, inApps } from '../../../../contract/core/agent-kinds.ts';
import type { VisitFilter } from '../../../../contract/links/visits.ts';
import { isDay } from '../../../ui/dates/day-span.ts';
import { type Paging, readPaging, writePaging } from '../../../ui/tables/paging.ts';

export const visitors = ['new', 'old'] as const;

/** What the server takes for visits of which nothing is known. */
export const unknown = '-';

/** Which visits are asked for; null or empty where anything goes. */
export interface VisitFilterState {
  kind: VisitKind;
  /** Days of the team, `yyyy-MM-dd`, both included. */
  from: string;
  to: string;
  visitor: (typeof visitors)[number] | null;
  /** `CN`, `CN/广东`, `-` for not known. */
  region: string;
  system: string;
  device: Device | null;
  app: InApp | null;
  /** Host, `-` for none. */
  referrer: string;
}

export type VisitState = VisitFilterState & Paging;

/** What can be cleared at once; kind and days are views of the page as a whole. */
export const anyVisit = {
  visitor: null,
  region: '',
  system: '',
  device: null,
  app: null,
  referrer: '',
} as const satisfies Partial<VisitFilterState>;

export const readKind = (params: URLSearchParams): VisitKind =>
  visitKinds.find(kind => kind === params.get('kind')) ?? 'people';

/** The server counts and lists no further. */
export const mostRecords = 10_000;

const reachable = ({ page, size }: Paging): Paging => ({
  page: page <= mostRecords / size ? page : 1,
  size,
});

/** The question in an address; what makes no sense is left out. */
export function readVisits(params: URLSearchParams): VisitState {
  const text = (name: string, most: number) => (params.get(name) ?? '').trim().slice(0, most);
  const day = (name: string) => {
    const value = params.get(name) ?? '';
    return isDay(value) ? value : '';
  };
  return {
    kind: readKind(params),
    from: day('from'),
    to: day('to'),
    visitor: visitors.find(each => each === params.get('visitor')) ?? null,
    region: text('region', 100),
    system: text('system', 60),
    device: devices.find(each => each === params.get('device')) ?? null,
    app: inApps.find(each => each === params.get('app')) ?? null,
    referrer: text('referrer', 253),
    ...reachable(readPaging(params)),
  };
}

/** The address with another question; what else stands in it stays. Another question begins at its first page. */
export function writeVisits(params: URLSearchParams, by: Partial<VisitState>): URLSearchParams {
  const next = new URLSearchParams(params);
  const { page, size, ...filter } = by;
  for (const [name, value] of Object.entries(filter)) {
    if (value && !(name === 'kind' && value === 'people')) next.set(name, value);
    else next.delete(name);
  }
  const paging = readPaging(params);
  next.delete('page');
  next.delete('size');
  writePaging(next, { page: page ?? 1, size: size ?? paging.size });
  return next;
}

/** As the server takes it, without what is not set. */
export function filterOf(state: VisitFilterState, linkId: number | undefined): Partial<VisitFilter> {
  const { kind, from, to, visitor, region, system, device, app, referrer } = state;
  return {
    ...(linkId !== undefined && { linkId }),
    kind,
    ...(from && { from }),
    ...(to && { to }),
    ...(visitor && { visitor }),
    ...(region && { region }),
    ...(system && { system }),
    ...(device && { device }),
    ...(app && { app }),
    ...(referrer && { referrer }),
  };
}

export const hasFilter = ({ visitor, region, system, device, app, referrer }: VisitFilterState) =>
  Boolean(visitor ?? device ?? app ?? (region || system || referrer));
