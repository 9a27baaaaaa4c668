import { type VisitKind, visitKinds } from '../../../../contract/links/link-kinds.ts';
import { type Device, devices, type InApp, inApps } from '../../../../contract/core/agent-kinds.ts';
import type { VisitFilter } from '../../../../contract/links/visits.ts';
import { isDay } from '../../../ui/dates/day-span.ts';
import { type Paging, readPaging, writePaging } from '../../../ui/tables/paging.ts';

export const visitors = ['new', 'old'] as const;

/** The filter value for "unknown" in calls. */
export const unknown = '-';

/** The filters of access records; null or empty means any. */
export interface VisitFilterState {
  kind: VisitKind;
  /** Days in the team's time zone, `yyyy-MM-dd`, both included. */
  from: string;
  to: string;
  visitor: (typeof visitors)[number] | null;
  /** `CN`, `CN/广东`, `-` if unknown. */
  region: string;
  system: string;
  device: Device | null;
  app: InApp | null;
  /** Host, `-` for none. */
  referrer: string;
}

export type VisitState = VisitFilterState & Paging;

/** The filters that one click clears; the kind and the days belong to the page. */
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

/** The server counts and lists no more than this. */
export const maxRecords = 10_000;

const reachable = ({ page, size }: Paging): Paging => ({
  page: page <= maxRecords / size ? page : 1,
  size,
});

/** Reads the filters from an address; ignores invalid values. */
export function readVisits(params: URLSearchParams): VisitState {
  const text = (name: string, max: number) => (params.get(name) ?? '').trim().slice(0, max);
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

/** Changes the filters in an address and keeps its other parameters. Other filters start on page 1. */
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

/** The set filters, in the form that the server takes. */
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
