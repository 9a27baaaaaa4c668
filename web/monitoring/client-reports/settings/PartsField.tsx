import { useTranslation } from 'react-i18next';
import {
  clientReportParts,
  type ClientReportPart,
} from '../../../../contract/monitoring/client-reports/client-report-kinds.ts';
import { CheckboxLine } from '../../../ui/forms/choices/CheckboxLine.tsx';
import { Stack, Text } from '../../../ui/box/Box.tsx';
import styles from '../page.module.css';

export interface PartsFieldProps {
  parts: readonly ClientReportPart[];
  onChange: (parts: ClientReportPart[]) => void;
}

/** The parts that the client sees. */
export function PartsField({ parts, onChange }: PartsFieldProps) {
  const { t } = useTranslation('client-reports');
  const about = { effects: t('settings.effectsAbout'), costs: t('settings.costsAbout') };
  return (
    <Stack as="fieldset" gap={8} align="start" shrink p={0} className={styles.group}>
      <Text as="legend" size="lg" weight={600} p={0} className={styles.label}>
        {t('settings.parts')}
      </Text>
      {clientReportParts.map(part => (
        <CheckboxLine
          key={part}
          value={parts.includes(part)}
          about={part === 'effects' || part === 'costs' ? about[part] : undefined}
          onChange={isOn =>
            onChange(clientReportParts.filter(each => (each === part ? isOn : parts.includes(each))))
          }
        >
          {t(`part.${part}`)}
        </CheckboxLine>
      ))}
    </Stack>
  );
}
