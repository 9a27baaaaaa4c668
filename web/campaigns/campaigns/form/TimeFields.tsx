import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateTime } from '../../../../contract/core/format.ts';
import { knownZones } from '../../../../contract/core/time/zone-clock.ts';
import { DayField } from '../../../ui/dates/fields/DayField.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { siteNow } from '../../../ui/dates/site-clock.ts';
import type { FieldBinding } from '../../../ui/forms/use-form.ts';
import { Grid } from '../../../ui/box/Box.tsx';
import styles from '../campaigns.module.css';

/** The days of a campaign, and the time zone in which they begin and end. */
export function TimeFields({ field }: { field: (name: 'beginsOn' | 'endsOn' | 'zone') => FieldBinding }) {
  const { t } = useTranslation('campaigns');
  const zone = field('zone');
  const [zones] = useState(knownZones);
  const hint = zones.includes(zone.value)
    ? t('form.zoneNow', { time: dateTime(new Date(siteNow()).toISOString(), zone.value) })
    : t('form.zoneHint');
  return (
    <>
      <Grid gap={0} columnGap={16} align="start" cols={2} className={styles.pair}>
        <DayField {...field('beginsOn')} label={t('field.beginsOn')} />
        <DayField {...field('endsOn')} label={t('field.endsOn')} />
      </Grid>
      <FormField
        {...zone}
        label={t('field.zone')}
        hint={hint}
        suggestions={zones}
        autoComplete="off"
        maxLength={64}
      />
    </>
  );
}
