/** In display order; the first is the default. */
export type TabNames<Name extends string> = readonly [Name, ...Name[]];

export const readTab = <Name extends string>(params: URLSearchParams, names: TabNames<Name>): Name =>
  names.find(name => name === params.get('tab')) ?? names[0];
