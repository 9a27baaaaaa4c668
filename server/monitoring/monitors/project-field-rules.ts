import type { FieldFault } from '../../../contract/core/errors.ts';
import type { Lang } from '../../../contract/core/error-texts.ts';
import { monitorLimits, windowFault } from '../../../contract/monitoring/monitor-kinds.ts';
import type { ProjectFields } from '../../../contract/monitoring/monitors.ts';
import { isTimeZone } from '../../../contract/core/time/time-zones.ts';
import { AppError } from '../../core/errors.ts';
import { unknownZone } from '../../core/unknown-zone.ts';

const texts = {
  zh: {
    turned: '结束日期不能早于开始日期',
    tooLong: `监控周期最长 ${monitorLimits.days} 天`,
    nobody: '团队里没有这个账号',
  },
  en: {
    turned: 'must not be before the first day',
    tooLong: `a project can last up to ${monitorLimits.days} days`,
    nobody: 'is not an account of this team',
  },
};

/**
 * Checks what the form of the fields alone cannot.
 * @param accounts ids of possible owners
 * @throws AppError invalid_request naming every wrong field
 */
export function refuseWrongFields(lang: Lang, fields: ProjectFields, accounts: readonly number[]): void {
  const fault = windowFault(fields);
  const faults: FieldFault[] = [
    ...(fault ? [{ field: 'endsOn', reason: texts[lang][fault] }] : []),
    ...(isTimeZone(fields.zone) ? [] : [unknownZone('zone', lang)]),
    ...(accounts.includes(fields.ownerId) ? [] : [{ field: 'ownerId', reason: texts[lang].nobody }]),
  ];
  if (faults.length) throw new AppError('invalid_request', {}, faults);
}
