/** A recorded value; never a secret. */
export type Recorded = string | number | boolean | null;
export type RecordedValues = Record<string, Recorded>;

export interface Changes {
  /** Names of what changed, in the order in which they were given. */
  fields: string[];
  before: RecordedValues | null;
  after: RecordedValues | null;
}

/** Only what differs; where only one side is given, all of it. */
export function changesOf(before?: RecordedValues, after?: RecordedValues): Changes {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const fields = names.filter(name => !before || !after || before[name] !== after[name]);
  const pick = (values: RecordedValues | undefined) =>
    values
      ? Object.fromEntries(fields.flatMap(name => (name in values ? [[name, values[name] ?? null]] : [])))
      : null;
  return { fields, before: pick(before), after: pick(after) };
}
