import { day } from '../../../../contract/core/format.ts';
import { siteNow } from '../../../ui/dates/site-clock.ts';

/** The current day in a time zone, `yyyy-MM-dd`. */
export const todayIn = (zone: string): string => day(new Date(siteNow()).toISOString(), zone);
