import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyInputOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import type * as contract from '../../../contract/monitoring/effects/effects.ts';
import { effectExportColumns } from '../../../contract/monitoring/export-columns.ts';
import type { ExportFormat } from '../../../contract/core/export-formats.ts';
import type { listPosts } from '../../../contract/monitoring/monitored-posts.ts';
import { call } from '../../app/api.ts';
import { useFileExport } from '../../layout/tray/order-export.ts';
import { type CostsState, type EffectsState, writeCosts, writeEffects } from './effect-state.ts';

const path = '/kol/api/effects';
const onePath = `${path}/:id` as const;
const errorDisplay = 'page';

export const effectsKey = ['effects'];

export type EffectView = ReplyOf<typeof contract.showEffect>;
export type CostBody = BodyInputOf<typeof contract.addCost>;
export type UsesBody = BodyInputOf<typeof contract.putUses>;

/** A page of projects; the previous one stays while the next one loads. */
export function useEffects(state: EffectsState) {
  const query = writeEffects(state);
  query.delete('keyword');
  if (state.name) query.set('name', state.name);
  return useQuery({
    queryKey: [...effectsKey, 'all', query.toString()],
    queryFn: ({ signal }) => call<typeof contract.listEffects>('GET', path, { query, errorDisplay, signal }),
    placeholderData: previous => previous,
    // Figures change without the user.
    staleTime: 0,
  });
}

/** The results and costs of a project. */
export const useProjectEffect = (id: number | null) =>
  useQuery({
    queryKey: [...effectsKey, 'one', id],
    queryFn: ({ signal }) =>
      call<typeof contract.showEffect>('GET', onePath, { params: { id: id ?? 0 }, errorDisplay, signal }),
    enabled: id !== null,
    staleTime: 0,
  });

/** A page of costs; the previous one stays while the next one loads. */
export const useCosts = (id: number, state: CostsState) =>
  useQuery({
    queryKey: [...effectsKey, 'costs', id, writeCosts(state).toString()],
    queryFn: ({ signal }) =>
      call<typeof contract.listCosts>('GET', `${onePath}/costs`, {
        params: { id },
        query: writeCosts(state),
        errorDisplay,
        signal,
      }),
    placeholderData: previous => previous,
    staleTime: 0,
  });

/** Posts that a cost can be assigned to, most plays first. */
export const usePostChoice = (id: number, creatorId: number | null) =>
  useQuery({
    queryKey: [...effectsKey, 'posts', id, creatorId],
    queryFn: ({ signal }) =>
      call<typeof listPosts>('GET', '/kol/api/monitors/:id/posts', {
        params: { id },
        query: { size: 100, ...(creatorId !== null && { creatorId }) },
        errorDisplay,
        signal,
      }),
    select: ({ posts }) => posts,
  });

/** Links to choose from. */
export const useOfferedLinks = (id: number, keyword: string) =>
  useQuery({
    queryKey: [...effectsKey, 'offered', id, keyword],
    queryFn: ({ signal }) =>
      call<typeof contract.offerLinks>('GET', `${onePath}/links/offered`, {
        params: { id },
        query: keyword ? { keyword } : {},
        errorDisplay,
        signal,
      }),
    select: ({ links }) => links,
    placeholderData: previous => previous,
    staleTime: 0,
  });

/** The results of a coupon code by day. */
export const useUses = (id: number, couponId: number) =>
  useQuery({
    queryKey: [...effectsKey, 'uses', id, couponId],
    queryFn: ({ signal }) =>
      call<typeof contract.listUses>('GET', `${onePath}/coupons/:couponId/uses`, {
        params: { id, couponId },
        errorDisplay,
        signal,
      }),
    select: ({ uses }) => uses,
    staleTime: 0,
  });

/** The calls that change the inputs of a project; all figures are reloaded after each. */
export function useChanges(id: number) {
  const queries = useQueryClient();
  const thenRenew = async <T>(work: Promise<T>): Promise<T> => {
    const done = await work;
    await queries.invalidateQueries({ queryKey: effectsKey });
    return done;
  };
  const coupon = (couponId: number) => ({ params: { id, couponId }, errorDisplay }) as const;
  return {
    saveCost: async (costId: number | undefined, body: CostBody) =>
      thenRenew<unknown>(
        costId === undefined
          ? call<typeof contract.addCost>('POST', `${onePath}/costs`, { params: { id }, body, errorDisplay })
          : call<typeof contract.changeCost>('PUT', `${onePath}/costs/:costId`, {
              params: { id, costId },
              body,
              errorDisplay,
            }),
      ),
    saveCoupon: async (couponId: number | undefined, body: BodyInputOf<typeof contract.addCoupon>) =>
      thenRenew<unknown>(
        couponId === undefined
          ? call<typeof contract.addCoupon>('POST', `${onePath}/coupons`, {
              params: { id },
              body,
              errorDisplay,
            })
          : call<typeof contract.changeCoupon>('PUT', `${onePath}/coupons/:couponId`, {
              ...coupon(couponId),
              body,
            }),
      ),
    putUses: async (couponId: number, body: UsesBody) =>
      thenRenew(
        call<typeof contract.putUses>('POST', `${onePath}/coupons/:couponId/uses`, {
          ...coupon(couponId),
          body,
        }),
      ),
    putLinks: async (body: BodyInputOf<typeof contract.putLinks>) =>
      thenRenew(call<typeof contract.putLinks>('POST', `${onePath}/links`, { params: { id }, body })),
    saveSettings: async (body: BodyInputOf<typeof contract.changeEffectSettings>) =>
      thenRenew(
        call<typeof contract.changeEffectSettings>('PUT', `${onePath}/settings`, {
          params: { id },
          body,
          errorDisplay,
        }),
      ),
  };
}

export type Removed =
  | { what: 'cost'; costId: number }
  | { what: 'coupon'; couponId: number }
  | { what: 'use'; couponId: number; day: string }
  | { what: 'link'; linkId: number };

/** Removes an item from a project. */
export function useRemove(id: number, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (removed: Removed): Promise<unknown> => {
      if (removed.what === 'cost') {
        const params = { id, costId: removed.costId };
        return call<typeof contract.removeCost>('DELETE', `${onePath}/costs/:costId`, { params });
      }
      if (removed.what === 'link') {
        const params = { id, linkId: removed.linkId };
        return call<typeof contract.removeLink>('DELETE', `${onePath}/links/:linkId`, { params });
      }
      const params = { id, couponId: removed.couponId };
      if (removed.what === 'coupon')
        return call<typeof contract.removeCoupon>('DELETE', `${onePath}/coupons/:couponId`, { params });
      return call<typeof contract.removeUse>('DELETE', `${onePath}/coupons/:couponId/uses/:day`, {
        params: { ...params, day: removed.day },
      });
    },
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: effectsKey }),
  });
}

/** Exports the figures by creator, in a background task. */
export const useExport = (projectId: number) =>
  useFileExport((format: ExportFormat) => ({
    of: { table: 'effects', projectId },
    columns: [...effectExportColumns],
    format,
  }));
