import type { LazyRouteFunction, RouteObject } from 'react-router';
import { loadTexts, type Namespace } from '../../i18n/texts.ts';
import { loadChunk } from '../../ui/page/load-chunk.ts';

type Module = { default: React.ComponentType };

/** A page and the texts it needs, loaded together when it is first opened. */
export function page(load: () => Promise<Module>, ...texts: Namespace[]): LazyRouteFunction<RouteObject> {
  return async () => {
    const [module] = await loadChunk(() => Promise.all([load(), loadTexts(...texts)]));
    return { Component: module.default };
  };
}
