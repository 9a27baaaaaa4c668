/** Values of alerts that both sides use. Texts are in the i18n of `alerts`. */

export const alertKinds = ['takesOff', 'drops', 'deleted', 'missingDisclosure', 'milestone', 'gap'] as const;
export type AlertKind = (typeof alertKinds)[number];

/** `digest`: it waits for the next mail; `failed`: no server accepted it; `inDoubt`: it is unknown whether one did. */
export const alertMailStates = ['none', 'digest', 'sending', 'sent', 'failed', 'inDoubt'] as const;
export type AlertMailState = (typeof alertMailStates)[number];

export const alertLimits = {
  addresses: 5,
  milestones: 10,
  hours: 720,
  /** A post with fewer plays causes no alert for a take-off or a drop. */
  leastPlays: 1000,
} as const;
