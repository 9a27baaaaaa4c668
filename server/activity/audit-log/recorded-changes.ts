/** A recorded value; never a secret. */
type Recorded = string | number | boolean | null;
export type RecordedValues = Record<string, Recorded>;

export interface Changes {
  /** Names of the changed fields, in the given order. */
  fields: string[];
  before: RecordedValues | null;
  after: RecordedValues | null;
}

/** Returns the differences; if only one side is given, all its values. */
export function changesOf(before?: RecordedValues, after?: RecordedValues): Changes {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const fields = names.filter(name => !before || !after || before[name] !== after[name]);
  const pick = (values: RecordedValues | undefined) =>
    values
      ? Object.fromEntries(fields.flatMap(name => (name in values ? [[name, values[name] ?? null]] : [])))
      : null;
  return { fields, before: pick(before), after: pick(after) };
}
