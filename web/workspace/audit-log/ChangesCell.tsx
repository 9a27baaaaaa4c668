import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { actionNames } from '../../../contract/workspace/audit-log-action-texts.ts';
import { recordedFieldNames } from '../../../contract/workspace/audit-log-field-texts.ts';
import { recordedValueText } from '../../../contract/workspace/audit-log-value-texts.ts';
import type { OperationRecord } from '../../../contract/workspace/audit-log.ts';
import { currentLang } from '../../i18n/lang.ts';
import { Moment } from '../../ui/dates/Moment.tsx';
import { usePlanNames } from '../../layout/plan/plans.ts';
import { actions } from './record-state.ts';
import { Group, Stack, Text } from '../../ui/box/Box.tsx';
import styles from './OperationRecordsPage.module.css';

type Change = OperationRecord['changes'][number];
type Value = Change['before'];

const moment = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const ways = ['password', 'phone', 'wechat'] as const;

function ChangedValue({ field, value }: { field: string; value: Value }) {
  const { t } = useTranslation('operation-records');
  const planName = usePlanNames();
  if (value === null || value === undefined || value === '') return t('empty');
  const text = String(value);
  if (moment.test(text)) return <Moment at={text} />;
  if (field === 'plan') return planName(text);
  const action = field === 'action' && actions.find(each => each === text);
  if (action) return actionNames[currentLang][action];
  const way = field === 'way' && ways.find(each => each === text);
  return way ? t(`way.${way}`) : recordedValueText(currentLang, field, text);
}

/** Each changed field with its old and new value, as long as the values are kept. */
export function ChangesCell({ changes }: { changes: readonly Change[] }) {
  const { t } = useTranslation('operation-records');
  return (
    <Stack as="ul" gap={2} size="md" className={styles.changes}>
      {changes.map(change => {
        const { field } = change;
        // A change from nothing shows no old value.
        const hasBefore = change.before !== undefined && change.before !== null && change.before !== '';
        const hasAfter = 'after' in change;
        return (
          <Group as="li" columnGap={8} align="stretch" wrap breaks key={field}>
            <Text as="span" tone="faint">
              {recordedFieldNames[currentLang][field] ?? field}
            </Text>
            {hasBefore && (
              <Text as="del" tone="soft">
                <ChangedValue field={field} value={change.before} />
              </Text>
            )}
            {hasBefore && hasAfter && (
              <>
                <Text as="span" tone="faint" aria-hidden className={styles.arrow}>
                  →
                </Text>
                <VisuallyHidden>{t('becomes')}</VisuallyHidden>
              </>
            )}
            {hasAfter && (
              <Text as="ins" tone="ink">
                <ChangedValue field={field} value={change.after} />
              </Text>
            )}
          </Group>
        );
      })}
    </Stack>
  );
}
