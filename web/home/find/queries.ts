import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type Found, findEverything } from '../../../contract/home/find.ts';
import { call } from '../../app/api.ts';

/** Milliseconds without a key, until the server is asked. */
const pause = 120;
/** Milliseconds for which an answer holds, so that nothing moves when the same is typed again. */
const holds = 30_000;

interface Answer {
  /** Of what is typed now, or the previous one while it is asked for; undefined before the first. */
  found: Found | undefined;
  /** The answer to what is typed now is still to come. */
  isPending: boolean;
  isFailed: boolean;
  retry: () => void;
}

/** What the server finds for a typed text. */
export function useFound(typed: string): Answer {
  const [asked] = useDebouncedValue(typed, pause);
  const { data, isPlaceholderData, isError, refetch, isFetching } = useQuery({
    queryKey: ['find', asked],
    queryFn: ({ signal }) => call(findEverything, { query: { q: asked }, errorDisplay: 'page', signal }),
    enabled: asked !== '',
    placeholderData: previous => previous,
    staleTime: holds,
    gcTime: holds,
    retry: false,
  });
  const isCurrent = asked === typed;
  const isFailed = isCurrent && isError && !isFetching;
  return {
    found: typed ? data : undefined,
    isPending: typed !== '' && !isFailed && (!isCurrent || !data || isPlaceholderData),
    isFailed,
    retry: () => void refetch(),
  };
}
