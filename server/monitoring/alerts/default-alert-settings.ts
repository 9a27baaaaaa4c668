import type { AlertSettings } from '../../../contract/monitoring/alerts/alerts.ts';

/** The settings of a project until somebody changes them: alerts appear only in the bell. */
export const defaultSettings: AlertSettings = {
  takesOff: { isOn: true, overUsualPercent: 200, timesInADay: 3 },
  drops: { isOn: true, percent: 10 },
  deleted: { isOn: true },
  missingDisclosure: { isOn: true, hours: 2 },
  milestone: { isOn: true, perPost: [10_000, 100_000, 1_000_000], perProject: [1_000_000, 10_000_000] },
  gap: { isOn: true, hours: 24 },
  mail: null,
  quiet: null,
};
