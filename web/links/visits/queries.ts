import { useQuery } from '@tanstack/react-query';
import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import type { showLinkFigures, showLinkParts, VisitRange } from '../../../contract/links/visits.ts';
import { call } from '../../app/api.ts';
import { shortLinksKey } from '../../layout/queries.ts';

export type LinkFigures = ReplyOf<typeof showLinkFigures>;
export type LinkParts = ReplyOf<typeof showLinkParts>;

const errorDisplay = 'page';

/** Visits and visitors of a link; those of the range before stay while others load. */
export const useFigures = (id: number, range: VisitRange) =>
  useQuery({
    queryKey: [...shortLinksKey, 'figures', id, range],
    queryFn: ({ signal }) =>
      call<typeof showLinkFigures>('GET', '/office/api/shortLinks/:id/figures', {
        params: { id },
        query: range,
        errorDisplay,
        signal,
      }),
    placeholderData: previous => previous,
    staleTime: 0,
  });

/** Visits of a link by what they are counted apart by. */
export const useParts = (id: number, range: VisitRange) =>
  useQuery({
    queryKey: [...shortLinksKey, 'parts', id, range],
    queryFn: ({ signal }) =>
      call<typeof showLinkParts>('GET', '/office/api/shortLinks/:id/parts', {
        params: { id },
        query: range,
        errorDisplay,
        signal,
      }),
    placeholderData: previous => previous,
    staleTime: 0,
  });
