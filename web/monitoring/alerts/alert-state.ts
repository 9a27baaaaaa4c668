import { alertKinds, type AlertKind } from '../../../contract/monitoring/alerts/alert-kinds.ts';
import { type Paging, readPaging, writePaging } from '../../ui/tables/paging.ts';

/** The filters of alerts; null means any. */
export interface AlertsState extends Paging {
  kind: AlertKind | null;
}

export const readAlerts = (params: URLSearchParams): AlertsState => ({
  kind: alertKinds.find(each => each === params.get('kind')) ?? null,
  ...readPaging(params),
});

export function writeAlerts({ kind, ...paging }: AlertsState): URLSearchParams {
  const params = new URLSearchParams({ tab: 'alerts' });
  if (kind) params.set('kind', kind);
  writePaging(params, paging);
  return params;
}
