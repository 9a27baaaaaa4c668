import { costKinds, type CostKind } from '../../../contract/monitoring/effects/effect-kinds.ts';
import { readKeyword, readPaging, writePaging, type Paging } from '../../ui/tables/paging.ts';

/** The filters of the list of projects, as in its address. */
export interface EffectsState extends Paging {
  name: string;
}

export const readEffects = (params: URLSearchParams): EffectsState => ({
  name: readKeyword(params),
  ...readPaging(params),
});

export function writeEffects({ name, ...paging }: EffectsState): URLSearchParams {
  const params = new URLSearchParams();
  if (name) params.set('keyword', name);
  writePaging(params, paging);
  return params;
}

/** The filters of costs. */
export interface CostsState extends Paging {
  kind: CostKind | null;
}

export const readCosts = (params: URLSearchParams): CostsState => ({
  kind: costKinds.find(kind => kind === params.get('kind')) ?? null,
  ...readPaging(params),
});

export function writeCosts({ kind, ...paging }: CostsState): URLSearchParams {
  const params = new URLSearchParams();
  if (kind) params.set('kind', kind);
  writePaging(params, paging);
  return params;
}
