import { expect, test } from 'vitest';
import {
  faultsOf,
  fieldsOf,
  newProject,
  type ProjectFault,
  type ProjectValues,
  valuesOf,
} from './project-values.ts';

const zones = ['Asia/Shanghai', 'America/New_York'];
const fresh = { ...newProject('2026-11-24', 'Asia/Shanghai', 7), name: '春季新品' };

test('a new project lasts thirty days and is right but for its name', () => {
  expect([fresh.beginsOn, fresh.endsOn]).toEqual(['2026-11-24', '2026-12-23']);
  expect(faultsOf(fresh, zones)).toEqual({});
});

test('input is sent to the server and restored', () => {
  const fields = fieldsOf({ ...fresh, name: ' 春季新品 ', budgetMinor: '12,300.5', currency: 'USD' });
  expect(fields).toMatchObject({ name: '春季新品', budgetMinor: 1_230_050, currency: 'USD', ownerId: 7 });
  expect(fieldsOf(valuesOf(fields))).toEqual(fields);
  expect(fieldsOf(fresh).budgetMinor).toBeNull();
});

test.each<[Partial<ProjectValues>, keyof ProjectValues, ProjectFault]>([
  [{ name: '  ' }, 'name', 'noName'],
  [{ beginsOn: '' }, 'beginsOn', 'noDay'],
  [{ endsOn: '2026-02-30' }, 'endsOn', 'noDay'],
  [{ endsOn: '2026-11-23' }, 'endsOn', 'turned'],
  [{ endsOn: '2028-11-24' }, 'endsOn', 'tooLong'],
  [{ zone: 'Mars/Olympus' }, 'zone', 'noZone'],
  [{ budgetMinor: 'a lot' }, 'budgetMinor', 'noMoney'],
  [{ budgetMinor: '12.5', currency: 'JPY' }, 'budgetMinor', 'noMoney'],
])('%j is wrong in %s', (wrong, field, fault) => {
  expect(faultsOf({ ...fresh, ...wrong }, zones)).toEqual({ [field]: fault });
});
