import { Button, VisuallyHidden } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Finding } from '../../../../../contract/outreach/mail-tasks/task-findings.ts';
import { dateTime, fileSize } from '../../../../../contract/core/format.ts';
import { useMailVariables } from '../../../../ui/rich-text/variables/use-mail-variables.ts';
import { Stack } from '../../../../ui/box/Box.tsx';
import styles from './preview.module.css';
import { type Goal, goalOf } from '../compose-steps.ts';

/** The findings of the check, errors first, each with a link to where it can be fixed. */
export function FindingList({
  findings,
  onMend,
}: {
  findings: readonly Finding[];
  onMend: (goal: Goal) => void;
}) {
  const { t } = useTranslation('mail-tasks');
  const { t: words } = useTranslation('mail-texts');
  const variables = useMailVariables();
  const sorted = findings.toSorted((a, b) => a.severity.localeCompare(b.severity));
  const Icons = { error: IconAlertCircle, warning: IconAlertTriangle };
  return (
    <Stack as="ul" gap={8} className={styles.findings}>
      {sorted.map(finding => {
        const { severity, round, details } = finding;
        const Icon = Icons[severity];
        const { variable = '', bytes = 0, maxBytes = 0, at } = details;
        const sentence = t(`finding.${finding.finding}`, {
          ...details,
          count: Number(details['count'] ?? 0),
          variable: variables.find(({ name }) => name === variable)?.label ?? variable,
          at: at ? dateTime(String(at)) : '',
          size: fileSize(Number(bytes)),
          max: fileSize(Number(maxBytes)),
        });
        const key = `${finding.finding}-${round}-${JSON.stringify(details)}`;
        return (
          <li key={key} data-severity={severity}>
            <Icon size={18} stroke={1.6} aria-hidden />
            <p>
              <VisuallyHidden>{t(`finding.severity.${severity}`)}</VisuallyHidden>
              {round !== null && <b>{round === 1 ? words('first') : words('round', { round })} · </b>}
              {sentence}
            </p>
            <Button
              variant="default"
              size="compact-sm"
              aria-label={t('finding.mendOf', { sentence })}
              onClick={() => onMend(goalOf(finding))}
            >
              {t('finding.mend')}
            </Button>
          </li>
        );
      })}
    </Stack>
  );
}
