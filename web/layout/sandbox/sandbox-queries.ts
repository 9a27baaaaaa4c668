import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Platform } from '../../../contract/core/platform.ts';
import { call } from '../../app/api.ts';
import {
  getSampleLinks,
  moveSandboxClock,
  getSandbox,
  jumpToNextSend,
} from '../../../contract/sandbox/controls.ts';
import { listSystemEmails } from '../../../contract/sandbox/system-emails.ts';
import { loadTexts } from '../../i18n/texts.ts';
import { ordersKey } from '../queries.ts';

const pollEvery = 30_000;

/** The sandbox's clock and personas, with the texts for them. */
export function useSandbox() {
  return useQuery({
    queryKey: ['sandbox'],
    queryFn: async ({ signal }) => {
      const [sandbox] = await Promise.all([
        call(getSandbox, { errorDisplay: 'page', signal }),
        loadTexts('sandbox'),
      ]);
      return sandbox;
    },
    staleTime: 0,
    refetchInterval: pollEvery,
  });
}

/** The product's mails to the main account's team; reloaded with its orders. */
export const useSystemEmails = () =>
  useQuery({
    queryKey: [...ordersKey, 'letters'],
    queryFn: ({ signal }) => call(listSystemEmails, { errorDisplay: 'page', signal }),
    staleTime: 0,
  });

/** Advancing the clock may change everything on the page. */
export function useMoveClock() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (by: number | 'nextSend') =>
      by === 'nextSend' ? call(jumpToNextSend) : call(moveSandboxClock, { body: { hours: by } }),
    onSuccess: () => queries.invalidateQueries(),
  });
}

/** Links to fictional creators, for trying out the feature. */
export const useSampleLinks = (onLinks: (links: string[]) => void) =>
  useMutation({
    mutationFn: (platform: Platform) => call(getSampleLinks, { query: { platform } }),
    onSuccess: ({ links }) => onLinks(links),
  });
