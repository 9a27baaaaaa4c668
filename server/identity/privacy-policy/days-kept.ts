import type { KeptFor } from '../../../contract/identity/privacy-policy.ts';
import { retentionKinds, visitRetention } from '../../../contract/core/personal-data/retention-kinds.ts';
import type { Env } from '../../core/settings/env.ts';
import { settingOfKind, type RetentionSetting } from '../../core/settings/retention-settings.ts';

export type RetentionDays = Pick<Env, RetentionSetting>;

/** For how many days this installation keeps each kind of data that ages. */
export const daysKept = (settings: RetentionDays): KeptFor[] =>
  retentionKinds.map(kind => ({
    kind,
    days: kind === 'visits' ? visitRetention.standard : settings[settingOfKind[kind]],
  }));
