import { useQuery } from '@tanstack/react-query';
import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import {
  getLinkFigures,
  getLinkParts,
  listVisits,
  type VisitFilter,
  type VisitRange,
} from '../../../contract/links/visits.ts';
import { call } from '../../app/api.ts';
import { shortLinksKey } from '../../layout/queries.ts';
import type { Paging } from '../../ui/tables/paging.ts';

export type LinkFigures = ReplyOf<typeof getLinkFigures>;
export type LinkParts = ReplyOf<typeof getLinkParts>;

const errorDisplay = 'page';

/** The visits and visitors of a link; the previous range stays while the next one loads. */
export const useFigures = (id: number, range: VisitRange) =>
  useQuery({
    queryKey: [...shortLinksKey, 'figures', id, range],
    queryFn: ({ signal }) =>
      call(getLinkFigures, {
        params: { id },
        query: range,
        errorDisplay,
        signal,
      }),
    placeholderData: previous => previous,
    staleTime: 0,
  });

/** The visits of a link by dimension. */
export const useParts = (id: number, range: VisitRange) =>
  useQuery({
    queryKey: [...shortLinksKey, 'parts', id, range],
    queryFn: ({ signal }) =>
      call(getLinkParts, {
        params: { id },
        query: range,
        errorDisplay,
        signal,
      }),
    placeholderData: previous => previous,
    staleTime: 0,
  });

/** A page of access records; the previous one stays while the next one loads. */
export const useVisits = (filter: Partial<VisitFilter>, { page, size }: Paging) =>
  useQuery({
    queryKey: [...shortLinksKey, 'visits', filter, page, size],
    queryFn: ({ signal }) =>
      call(listVisits, {
        query: { ...filter, page, size },
        errorDisplay,
        signal,
      }),
    placeholderData: previous => previous,
    staleTime: 0,
  });
