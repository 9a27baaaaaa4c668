import type { FieldFault } from '../../../contract/errors.ts';
import type { Lang } from '../../../contract/error-texts.ts';
import { monitorLimits } from '../../../contract/monitor-kinds.ts';
import type { ProjectFields } from '../../../contract/monitors.ts';
import { AppError } from '../../errors.ts';

const texts = {
  zh: {
    order: '结束日期不能早于开始日期',
    tooLong: `监控周期最长 ${monitorLimits.days} 天`,
    zone: '没有这个时区',
    nobody: '团队里没有这个账号',
  },
  en: {
    order: 'must not be before the first day',
    tooLong: `a project lasts at most ${monitorLimits.days} days`,
    zone: 'is not a known time zone',
    nobody: 'is no account of this team',
  },
};

const dayMs = 86_400_000;

/** Only names of zones: an offset such as +08:00 has no daylight saving. */
function isZone(name: string): boolean {
  if (/^[+-]/.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

function daysFault({ beginsOn, endsOn }: ProjectFields): 'order' | 'tooLong' | null {
  const days = (Date.parse(endsOn) - Date.parse(beginsOn)) / dayMs + 1;
  if (days < 1) return 'order';
  return days > monitorLimits.days ? 'tooLong' : null;
}

/**
 * What the form of the fields alone does not show.
 * @param accounts ids of those who can answer for a project
 * @throws AppError invalid_request naming every wrong field
 */
export function refuseWrongFields(lang: Lang, fields: ProjectFields, accounts: readonly number[]): void {
  const fault = daysFault(fields);
  const faults: FieldFault[] = [
    ...(fault ? [{ field: 'endsOn', reason: texts[lang][fault] }] : []),
    ...(isZone(fields.zone) ? [] : [{ field: 'zone', reason: texts[lang].zone }]),
    ...(accounts.includes(fields.ownerId) ? [] : [{ field: 'ownerId', reason: texts[lang].nobody }]),
  ];
  if (faults.length) throw new AppError('invalid_request', {}, faults);
}
