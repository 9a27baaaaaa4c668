import type { OperationAction } from '../../../contract/activity/audit-log.ts';
import type { ProjectFields } from '../../../contract/monitoring/monitors.ts';
import { codedAmount } from '../../../contract/monitoring/effects/effect-money.ts';
import type { OperationEntry } from '../../activity/audit-log/service.ts';

export const recordOf = (action: OperationAction, project: { id: number; name: string }) => ({
  action,
  subject: 'monitor',
  subjectId: project.id,
  subjectName: project.name,
});

/** @param owner the owner's name */
export const recordedOf = (
  { name, beginsOn, endsOn, zone, budgetMinor, currency }: ProjectFields,
  owner: string,
): NonNullable<OperationEntry['after']> => ({
  name,
  beginsOn,
  endsOn,
  zone,
  budget: codedAmount(budgetMinor, currency),
  owner,
});
