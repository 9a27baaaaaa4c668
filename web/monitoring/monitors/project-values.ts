import { windowFault } from '../../../contract/monitoring/monitor-kinds.ts';
import type { Currency } from '../../../contract/core/currencies.ts';
import type { ProjectFields } from '../../../contract/monitoring/monitors.ts';
import { isCurrency, minorOf, typedMoney } from '../shared/money/money.ts';
import { dayPlus, isDay } from '../../ui/dates/day-span.ts';

/** The fields of the form, as typed. */
export type ProjectValues = Record<
  'name' | 'beginsOn' | 'endsOn' | 'zone' | 'budgetMinor' | 'currency' | 'ownerId',
  string
>;

/** The default number of days of a new project. */
const usualDays = 30;

/** @param today by the user's clock */
export const newProject = (today: string, zone: string, ownerId: number): ProjectValues => ({
  name: '',
  beginsOn: today,
  endsOn: dayPlus(today, usualDays - 1),
  zone,
  budgetMinor: '',
  currency: 'CNY',
  ownerId: String(ownerId),
});

export const valuesOf = (project: ProjectFields): ProjectValues => ({
  name: project.name,
  beginsOn: project.beginsOn,
  endsOn: project.endsOn,
  zone: project.zone,
  budgetMinor: isCurrency(project.currency) ? typedMoney(project.budgetMinor, project.currency) : '',
  currency: project.currency,
  ownerId: String(project.ownerId),
});

const currencyOf = (code: string): Currency => (isCurrency(code) ? code : 'CNY');

/** @param values that are valid */
export const fieldsOf = (values: ProjectValues): ProjectFields => ({
  name: values.name.trim(),
  beginsOn: values.beginsOn,
  endsOn: values.endsOn,
  zone: values.zone,
  budgetMinor: minorOf(values.budgetMinor, currencyOf(values.currency)),
  currency: values.currency,
  ownerId: Number(values.ownerId),
});

export type ProjectFault = 'noName' | 'noDay' | 'turned' | 'tooLong' | 'noZone' | 'noMoney';

function faultOfEnd({ beginsOn, endsOn }: ProjectValues): ProjectFault | null {
  if (!isDay(endsOn)) return 'noDay';
  return isDay(beginsOn) ? windowFault({ beginsOn, endsOn }) : null;
}

/** What is wrong with each field; absent if nothing. @param zones the valid time zones */
export function faultsOf(
  values: ProjectValues,
  zones: readonly string[],
): Partial<Record<keyof ProjectValues, ProjectFault>> {
  const { name, beginsOn, zone, budgetMinor, currency } = values;
  const faults: Partial<Record<keyof ProjectValues, ProjectFault>> = {};
  const wrongEnd = faultOfEnd(values);
  if (!name.trim()) faults.name = 'noName';
  if (!isDay(beginsOn)) faults.beginsOn = 'noDay';
  if (wrongEnd) faults.endsOn = wrongEnd;
  if (!zones.includes(zone)) faults.zone = 'noZone';
  if (budgetMinor.trim() && minorOf(budgetMinor, currencyOf(currency)) === null)
    faults.budgetMinor = 'noMoney';
  return faults;
}
