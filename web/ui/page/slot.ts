import { type ComponentType, lazy } from 'react';

/** A place that a page leaves for a part of a later context, which it must not import. */
export interface Slot<Props extends object> {
  /** The part; whoever shows it says in a `Suspense` what stands there while its files come. */
  Part: ComponentType<Props>;
  /** Said once for each slot, in web/app/fill-slots.ts. */
  fill: (load: () => Promise<ComponentType<Props>>) => void;
}

export function makeSlot<Props extends object>(): Slot<Props> {
  let load: () => Promise<ComponentType<Props>> = () =>
    Promise.reject(new Error('A slot that nothing fills'));
  return {
    Part: lazy(async () => ({ default: await load() })),
    fill: given => {
      load = given;
    },
  };
}
