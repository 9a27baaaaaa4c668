import { expect, it } from 'vitest';
import type { AlertSettings } from '../../../contract/monitoring/alerts/alerts.ts';
import { faultOf, fieldsOf, valuesOf, type SettingsValues } from './settings-values.ts';

const usual: AlertSettings = {
  takesOff: { isOn: true, overUsualPercent: 200, timesInADay: 3 },
  drops: { isOn: false, percent: 10 },
  deleted: { isOn: true },
  missingDisclosure: { isOn: true, hours: 2 },
  milestone: { isOn: true, perPost: [10_000, 1_000_000], perProject: [] },
  gap: { isOn: true, hours: 24 },
  mail: null,
  quiet: null,
};
const mailed: AlertSettings = {
  ...usual,
  mail: { senderId: 7, addresses: ['a@b.example', 'c@d.example'] },
  quiet: { from: '23:00', to: '07:30' },
};
const names = Object.keys(valuesOf(usual)) as (keyof SettingsValues)[];

it.each([usual, mailed])('settings are unchanged by the form', settings => {
  const values = valuesOf(settings);
  expect(fieldsOf(values)).toEqual(settings);
  expect(names.filter(name => faultOf(name, values))).toEqual([]);
});

it.each<[Partial<SettingsValues>, (keyof SettingsValues)[]]>([
  [{ overUsual: '9' }, ['overUsual']],
  [{ timesInADay: '1' }, ['timesInADay']],
  [{ dropPercent: '' }, ['dropPercent']],
  [{ gapHours: '1.5' }, ['gapHours']],
  [{ perPost: '10k,many' }, ['perPost']],
  [{ perPost: '' }, []],
  [{ addresses: 'nobody' }, []],
  [{ mail: '7' }, ['addresses']],
  [{ mail: '7', addresses: 'nobody' }, ['addresses']],
  [{ quietFrom: '' }, []],
  [{ quiet: true, quietFrom: '' }, ['quietFrom']],
  [{ quiet: true, quietFrom: '08:00', quietTo: '08:00' }, ['quietTo']],
])('%j: wrong are %j', (typed, wrong) => {
  const values = { ...valuesOf(usual), ...typed };
  expect(names.filter(name => faultOf(name, values))).toEqual(wrong);
});
