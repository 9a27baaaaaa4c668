import { useTranslation } from 'react-i18next';
import { dateTime } from '../../../../contract/core/format.ts';
import { DayField } from '../../../ui/dates/DayField.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { siteNow } from '../../../ui/dates/site-clock.ts';
import type { FieldBinding } from '../../../ui/forms/use-form.ts';
import { Grid } from '../../../ui/box/Box.tsx';
import styles from '../campaigns.module.css';

export const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
export const knownZones: readonly string[] = [
  ...new Set([...Intl.supportedValuesOf('timeZone'), ownZone, 'UTC']),
].toSorted();

/** The days of a campaign, and the time zone in which they begin and end. */
export function TimeFields({ field }: { field: (name: 'beginsOn' | 'endsOn' | 'zone') => FieldBinding }) {
  const { t } = useTranslation('campaigns');
  const zone = field('zone');
  const hint = knownZones.includes(zone.value)
    ? t('form.zoneNow', { time: dateTime(new Date(siteNow()).toISOString(), zone.value) })
    : t('form.zoneHint');
  return (
    <>
      <Grid gap={0} columnGap={16} align="start" className={styles.pair}>
        <DayField {...field('beginsOn')} label={t('field.beginsOn')} />
        <DayField {...field('endsOn')} label={t('field.endsOn')} />
      </Grid>
      <FormField
        {...zone}
        label={t('field.zone')}
        hint={hint}
        suggestions={knownZones}
        autoComplete="off"
        maxLength={64}
      />
    </>
  );
}
