/** `work.done` as `work-done`: in the texts a dot would part a key. */
export type KindKey<Kind extends string> = Kind extends `${infer Area}.${infer Event}`
  ? `${Area}-${Event}`
  : Kind;

/** The key of a kind's words; a kind that has none does not compile. */
export const kindKey = <Kind extends string>(kind: Kind) => kind.replace('.', '-') as KindKey<Kind>;
