import { useTranslation } from 'react-i18next';
import {
  acquisitionLimits,
  acquisitionSchedules,
} from '../../../../contract/creators/acquisitions/acquisition-kinds.ts';
import { fullCount } from '../../../../contract/core/format.ts';
import { useLists } from '../../shared/queries.ts';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { RadioField } from '../../../ui/forms/choices/RadioField.tsx';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import { Grid, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './form.module.css';
import type { StartFieldsProps } from './StartFields.tsx';

/** Its name, and the target list: an existing one, or a new one. */
export function TargetFields({ values, field }: StartFieldsProps) {
  const { t } = useTranslation('acquisitions');
  const { data } = useLists();
  const options = (data?.lists ?? []).map(({ id, name, members, readOnly }) => ({
    value: String(id),
    label: t('form.members', { name, number: fullCount(members) }),
    disabled: readOnly,
  }));
  return (
    <Grid gap={12} columnGap={14} align="start" cols={2} className={styles.pair}>
      <FormField
        {...field('name')}
        label={t('form.name')}
        hint={t('form.nameHint')}
        maxLength={acquisitionLimits.nameLength}
        autoComplete="off"
      />
      <SelectField
        {...field('listId')}
        label={t('form.list')}
        options={[{ value: '', label: t('form.newList') }, ...options]}
      />
      {!values.listId && (
        <FormField
          {...field('newListName')}
          label={t('form.newListName')}
          hint={t('form.sameName')}
          maxLength={acquisitionLimits.nameLength}
          autoComplete="off"
        />
      )}
    </Grid>
  );
}

/** The maximum number, and how often it runs. */
export function ExtentFields({ field, left }: Pick<StartFieldsProps, 'field'> & { left: number }) {
  const { t } = useTranslation('acquisitions');
  return (
    <>
      <Grid gap={12} columnGap={14} align="start" cols={2} className={styles.pair}>
        <FormField
          {...field('most')}
          label={t('form.most')}
          hint={t('form.maxHint', {
            count: left,
            max: fullCount(acquisitionLimits.creators),
            left: fullCount(left),
          })}
          inputMode="numeric"
          autoComplete="off"
        />
      </Grid>
      <Stack className={styles.choices}>
        <RadioField
          {...field('schedule')}
          label={t('form.schedule')}
          options={acquisitionSchedules.map(each => ({
            value: each,
            label: (
              <Grid as="span" gap={0} columnGap={10} align="baseline" className={styles.kind}>
                <Text as="b" weight={600}>
                  {t(`schedule.${each}`)}
                </Text>{' '}
                <Text as="span" size="md" tone="soft">
                  {t(`form.scheduleAbout.${each}`)}
                </Text>
              </Grid>
            ),
          }))}
        />
      </Stack>
    </>
  );
}
