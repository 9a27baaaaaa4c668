import { type ComponentType, lazy } from 'react';

/** A place in a page for a component of a later context, which the page must not import. */
export interface Slot<Props extends object> {
  /** The component; to be rendered in a `Suspense` with a fallback for its loading time. */
  Part: ComponentType<Props>;
  /** Called once per slot, in web/app/fill-slots.ts. */
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
