import { alertLimits } from '../../../contract/monitoring/alerts/alert-kinds.ts';
import type { AlertSettings } from '../../../contract/monitoring/alerts/alerts.ts';
import { email } from '../../../contract/core/patterns.ts';
import { tagsIn } from '../../ui/forms/tags-in.ts';
import { marksIn, markText } from './milestones.ts';

/** The numbers of the form, as typed. */
type Numbers = 'overUsual' | 'timesInADay' | 'dropPercent' | 'disclosureHours' | 'gapHours';
type Texts = 'perPost' | 'perProject' | 'mail' | 'addresses' | 'quietFrom' | 'quietTo';
/** Which kinds are on, and whether there are quiet hours. */
type Ticks = 'takesOff' | 'drops' | 'deleted' | 'missingDisclosure' | 'milestone' | 'gap' | 'quiet';

/** The fields of the form; `mail` is the sender, empty for no mail. */
export type SettingsValues = Record<Numbers | Texts, string> & Record<Ticks, boolean>;

const usualQuiet = { from: '22:00', to: '08:00' };

export const valuesOf = (settings: AlertSettings): SettingsValues => ({
  takesOff: settings.takesOff.isOn,
  overUsual: String(settings.takesOff.overUsualPercent),
  timesInADay: String(settings.takesOff.timesInADay),
  drops: settings.drops.isOn,
  dropPercent: String(settings.drops.percent),
  deleted: settings.deleted.isOn,
  missingDisclosure: settings.missingDisclosure.isOn,
  disclosureHours: String(settings.missingDisclosure.hours),
  milestone: settings.milestone.isOn,
  perPost: settings.milestone.perPost.map(markText).join(','),
  perProject: settings.milestone.perProject.map(markText).join(','),
  gap: settings.gap.isOn,
  gapHours: String(settings.gap.hours),
  mail: settings.mail ? String(settings.mail.senderId) : '',
  addresses: settings.mail?.addresses.join(',') ?? '',
  quiet: settings.quiet !== null,
  quietFrom: settings.quiet?.from ?? usualQuiet.from,
  quietTo: settings.quiet?.to ?? usualQuiet.to,
});

/** @param values that are valid */
export const fieldsOf = (values: SettingsValues): AlertSettings => ({
  takesOff: {
    isOn: values.takesOff,
    overUsualPercent: Number(values.overUsual),
    timesInADay: Number(values.timesInADay),
  },
  drops: { isOn: values.drops, percent: Number(values.dropPercent) },
  deleted: { isOn: values.deleted },
  missingDisclosure: { isOn: values.missingDisclosure, hours: Number(values.disclosureHours) },
  milestone: {
    isOn: values.milestone,
    perPost: marksIn(values.perPost) ?? [],
    perProject: marksIn(values.perProject) ?? [],
  },
  gap: { isOn: values.gap, hours: Number(values.gapHours) },
  mail: values.mail ? { senderId: Number(values.mail), addresses: tagsIn(values.addresses) } : null,
  quiet: values.quiet ? { from: values.quietFrom, to: values.quietTo } : null,
});

/** The range of each number; it is also sent if its kind is off. */
const ranges: Record<Numbers, { min: number; max: number }> = {
  overUsual: { min: 10, max: 10_000 },
  timesInADay: { min: 2, max: 1000 },
  dropPercent: { min: 1, max: 100 },
  disclosureHours: { min: 1, max: alertLimits.hours },
  gapHours: { min: 1, max: alertLimits.hours },
};

export type SettingsFault =
  | { is: 'number'; min: number; max: number }
  | { is: 'noMark' | 'noAddress' | 'noClock' | 'empty' };

const clock = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

function numberFault(name: Numbers, text: string): SettingsFault | undefined {
  const { min, max } = ranges[name];
  const number = Number(text);
  const isRight = text.trim() !== '' && Number.isInteger(number) && number >= min && number <= max;
  return isRight ? undefined : { is: 'number', min, max };
}

/** What is wrong with a field; undefined if nothing. */
export function faultOf(name: keyof SettingsValues, values: SettingsValues): SettingsFault | undefined {
  if (name in ranges) return numberFault(name as Numbers, values[name as Numbers]);
  if (name === 'perPost' || name === 'perProject')
    return marksIn(values[name]) ? undefined : { is: 'noMark' };
  if (name === 'addresses') {
    const addresses = tagsIn(values.addresses);
    const isRight = !values.mail || (addresses.length > 0 && addresses.every(each => email.test(each)));
    return isRight ? undefined : { is: 'noAddress' };
  }
  if (values.quiet && (name === 'quietFrom' || name === 'quietTo')) {
    if (!clock.test(values[name])) return { is: 'noClock' };
    if (name === 'quietTo' && values.quietFrom === values.quietTo) return { is: 'empty' };
  }
  return undefined;
}
