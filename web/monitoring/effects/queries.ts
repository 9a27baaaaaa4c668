import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyInputOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import * as contract from '../../../contract/monitoring/effects/effects.ts';
import { listPosts } from '../../../contract/monitoring/monitored-posts.ts';
import { call } from '../../app/api.ts';
import { type CostsState, type EffectsState, writeCosts, writeEffects } from './effect-state.ts';

const errorDisplay = 'page';

const effectsKey = ['effects'];

export type EffectView = ReplyOf<typeof contract.getEffect>;
export type CostBody = BodyInputOf<typeof contract.addCost>;
export type UsesBody = BodyInputOf<typeof contract.putUses>;

/** A page of projects; the previous one stays while the next one loads. */
export function useEffects(state: EffectsState) {
  const query = writeEffects(state);
  query.delete('keyword');
  if (state.name) query.set('name', state.name);
  return useQuery({
    queryKey: [...effectsKey, 'all', query.toString()],
    queryFn: ({ signal }) => call(contract.listEffects, { query, errorDisplay, signal }),
    placeholderData: previous => previous,
    // Figures change without the user.
    staleTime: 0,
  });
}

/** The results and costs of a project. */
export const useProjectEffect = (id: number | null) =>
  useQuery({
    queryKey: [...effectsKey, 'one', id],
    queryFn: ({ signal }) => call(contract.getEffect, { params: { id: id ?? 0 }, errorDisplay, signal }),
    enabled: id !== null,
    staleTime: 0,
  });

/** A page of costs; the previous one stays while the next one loads. */
export const useCosts = (id: number, state: CostsState) =>
  useQuery({
    queryKey: [...effectsKey, 'costs', id, writeCosts(state).toString()],
    queryFn: ({ signal }) =>
      call(contract.listCosts, {
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
      call(listPosts, {
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
      call(contract.offerLinks, {
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
      call(contract.listUses, {
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
          ? call(contract.addCost, { params: { id }, body, errorDisplay })
          : call(contract.changeCost, {
              params: { id, costId },
              body,
              errorDisplay,
            }),
      ),
    saveCoupon: async (couponId: number | undefined, body: BodyInputOf<typeof contract.addCoupon>) =>
      thenRenew<unknown>(
        couponId === undefined
          ? call(contract.addCoupon, {
              params: { id },
              body,
              errorDisplay,
            })
          : call(contract.changeCoupon, {
              ...coupon(couponId),
              body,
            }),
      ),
    putUses: async (couponId: number, body: UsesBody) =>
      thenRenew(
        call(contract.putUses, {
          ...coupon(couponId),
          body,
        }),
      ),
    putLinks: async (body: BodyInputOf<typeof contract.putLinks>) =>
      thenRenew(call(contract.putLinks, { params: { id }, body })),
    saveSettings: async (body: BodyInputOf<typeof contract.changeEffectSettings>) =>
      thenRenew(
        call(contract.changeEffectSettings, {
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
        return call(contract.removeCost, { params });
      }
      if (removed.what === 'link') {
        const params = { id, linkId: removed.linkId };
        return call(contract.removeLink, { params });
      }
      const params = { id, couponId: removed.couponId };
      if (removed.what === 'coupon') return call(contract.removeCoupon, { params });
      return call(contract.removeUse, {
        params: { ...params, day: removed.day },
      });
    },
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: effectsKey }),
  });
}
