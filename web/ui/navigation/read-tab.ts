/** In their order; the first is the one of an address that names none of them. */
export type TabNames<Name extends string> = readonly [Name, ...Name[]];

export const readTab = <Name extends string>(params: URLSearchParams, names: TabNames<Name>): Name =>
  names.find(name => name === params.get('tab')) ?? names[0];
