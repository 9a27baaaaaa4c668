import { day } from '../../../../contract/core/format.ts';
import { siteNow } from '../../../ui/dates/site-clock.ts';

/** The day that it is now in a zone, `yyyy-MM-dd`. */
export const todayIn = (zone: string): string => day(new Date(siteNow()).toISOString(), zone);
