/** `work-done` for `work.done`: in text keys a dot is a separator. */
export type KindKey<Kind extends string> = Kind extends `${infer Area}.${infer Event}`
  ? `${Area}-${Event}`
  : Kind;

/** The text key of a kind; a kind without a text does not compile. */
export const kindKey = <Kind extends string>(kind: Kind) => kind.replace('.', '-') as KindKey<Kind>;
