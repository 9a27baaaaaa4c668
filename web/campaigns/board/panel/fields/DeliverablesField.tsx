import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  collaborationLimits,
  deliverableKinds,
} from '../../../../../contract/campaigns/collaboration-kinds.ts';
import type { Collaboration } from '../../../../../contract/campaigns/collaborations.ts';
import { DayField } from '../../../../ui/dates/fields/DayField.tsx';
import { FormField } from '../../../../ui/forms/FormField.tsx';
import { SelectField } from '../../../../ui/forms/SelectField.tsx';
import { Tag } from '../../../../ui/labels/Tag.tsx';
import { ConflictBox } from './ConflictBox.tsx';
import { Grid, Group, Stack, Text } from '../../../../ui/box/Box.tsx';
import styles from '../panel.module.css';
import type { EditForm } from './use-edit.ts';
import { useFieldText } from './use-field-text.ts';
import { type Row, rowFields } from './field-values.ts';

export interface DeliverablesFieldProps {
  form: EditForm;
  collaboration: Collaboration;
}

const checkTones = { passed: 'good', failed: 'bad', waiting: 'warn' } as const;

function RowFields({
  form,
  collaboration,
  row,
  place,
}: DeliverablesFieldProps & { row: Row; place: number }) {
  const { t } = useTranslation('collaborations');
  const fieldOf = useFieldText(form.edit.mine.rows);
  const id = useId();
  const known = collaboration.deliverables.find(each => each.id === row.id);
  const bind = (field: (typeof rowFields)[number]) => ({
    ...form.rowField(row, field),
    label: t(`deliverable.field.${field}`),
  });
  const kindName = (kind: string) =>
    t(`deliverable.kind.${deliverableKinds.find(each => each === kind) ?? 'other'}`);
  return (
    <Stack
      as="fieldset"
      shrink
      border
      radius="card"
      className={styles.row}
      data-row={row.key}
      aria-labelledby={id}
    >
      <Group gap={8} wrap mb={8} className={styles.rowHead}>
        <Text as="h4" weight={600} id={id}>
          {t('deliverable.place', { place })}
        </Text>
        {known?.checks && <Tag tone={checkTones[known.checks]}>{t(`checks.${known.checks}`)}</Tag>}
        {known?.postBy && (
          <Text as="span" size="sm" tone="faint">
            {t(`deliverable.by.${known.postBy}`)}
          </Text>
        )}
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          aria-label={t('deliverable.removeOf', { place })}
          onClick={() => form.removeRow(row.key)}
        >
          {t('deliverable.remove')}
        </Button>
      </Group>
      <Grid gap={0} columnGap={12} align="start" cols={2} className={styles.pair}>
        <SelectField
          {...bind('kind')}
          options={deliverableKinds.map(kind => ({ value: kind, label: t(`deliverable.kind.${kind}`) }))}
        />
        <FormField {...bind('title')} maxLength={collaborationLimits.titleLength} />
        <DayField {...bind('draftDueOn')} />
        <DayField {...bind('publishOn')} />
      </Grid>
      <FormField {...bind('postUrl')} type="url" maxLength={2000} hint={t('deliverable.urlHint')} />
      {rowFields.map(field => {
        const conflict = form.conflictAt([row, field]);
        if (!conflict || typeof conflict.theirs !== 'string') return null;
        const shown = (value: string) => (field === 'kind' ? kindName(value) : value);
        return (
          <ConflictBox
            key={field}
            field={fieldOf(conflict.key)}
            by={collaboration.changedBy}
            mine={shown(row[field])}
            theirs={shown(conflict.theirs)}
            onChoose={whose => form.choose(conflict.key, whose)}
          />
        );
      })}
    </Stack>
  );
}

/** What the creator has to make, with its days and the address of the post. */
export function DeliverablesField({ form, collaboration }: DeliverablesFieldProps) {
  const { t } = useTranslation('collaborations');
  const { rows } = form.edit.mine;
  const element = useRef<HTMLDivElement>(null);
  const isAdding = useRef(false);
  const last = rows.at(-1)?.key;
  useEffect(() => {
    if (!isAdding.current || last === undefined) return;
    isAdding.current = false;
    element.current?.querySelector<HTMLElement>(`[data-row="${last}"] select`)?.focus();
  }, [last]);
  return (
    <Stack as="div" gap={12} ref={element}>
      {rows.map((row, at) => (
        <RowFields key={row.key} form={form} collaboration={collaboration} row={row} place={at + 1} />
      ))}
      {!rows.length && (
        <Text size="sm" tone="faint">
          {t('deliverable.none')}
        </Text>
      )}
      {rows.length < collaborationLimits.deliverables && (
        <Button
          className={styles.add}
          variant="default"
          size="compact-md"
          leftSection={<IconPlus size={15} aria-hidden />}
          onClick={() => {
            isAdding.current = true;
            form.addRow();
          }}
        >
          {t('deliverable.add')}
        </Button>
      )}
    </Stack>
  );
}
