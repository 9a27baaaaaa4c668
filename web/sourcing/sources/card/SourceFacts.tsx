import { useTranslation } from 'react-i18next';
import type { Source } from '../../../../contract/sourcing/sources.ts';
import { Ago } from '../../../ui/dates/Ago.tsx';
import { Group, Text } from '../../../ui/box/Box.tsx';
import styles from './card.module.css';

export interface SourceFactsProps {
  source: Source;
  folder: string;
  onFaults: () => void;
  onMode: () => void;
}

/** The last response, the retention of its data, and its policy. */
export function SourceFacts({ source, folder, onFaults, onMode }: SourceFactsProps) {
  const { t } = useTranslation('sources');
  const { code, lastAnswerAt, lastFault, keepDays, mode, credentials, credentialFields } = source;
  const isSetUp = !credentialFields.length || credentials.length > 0;
  if (!isSetUp && !mode && keepDays === null && !lastFault) return null;
  return (
    <Group as="dl" gap={8} columnGap={28} align="stretch" wrap size="md" className={styles.facts}>
      {code === 'files' && (
        <Group gap={2} columnGap={8} align="baseline" wrap shrink>
          <Text as="dt" tone="faint">
            {t('facts.folder')}
          </Text>
          <Text as="dd" shrink breaks>
            {folder ? <code dir="ltr">{folder}</code> : t('facts.noFolder')}
          </Text>
        </Group>
      )}
      {mode && (
        <Group gap={2} columnGap={8} align="baseline" wrap shrink>
          <Text as="dt" tone="faint">
            {t('mode.label')}
          </Text>
          <Text as="dd" shrink breaks>
            <strong>{t(`mode.${mode}`)}</strong> · {t(`mode.${mode}About`)}{' '}
            <Text
              as="button"
              tone="accent"
              plain
              p={0}
              pointer
              type="button"
              className={styles.link}
              onClick={onMode}
              aria-label={t('menu.mode')}
            >
              {t('mode.change')}
            </Text>
          </Text>
        </Group>
      )}
      {!mode && keepDays !== null && (
        <Group gap={2} columnGap={8} align="baseline" wrap shrink>
          <Text as="dt" tone="faint">
            {t('facts.keep')}
          </Text>
          <Text as="dd" shrink breaks>
            {t('facts.keepDays', { count: keepDays })}
          </Text>
        </Group>
      )}
      {isSetUp && (
        <Group gap={2} columnGap={8} align="baseline" wrap shrink>
          <Text as="dt" tone="faint">
            {t('facts.lastAnswer')}
          </Text>
          <Text as="dd" shrink breaks>
            {lastAnswerAt ? <Ago at={lastAnswerAt} /> : t('facts.never')}
          </Text>
        </Group>
      )}
      {(isSetUp || lastFault) && (
        <Group gap={2} columnGap={8} align="baseline" wrap shrink>
          <Text as="dt" tone="faint">
            {t('facts.lastFault')}
          </Text>
          <Text as="dd" shrink breaks>
            {lastFault ? (
              <>
                {t(`faults.${lastFault.kind}`)} · <Ago at={lastFault.at} />{' '}
                <Text
                  as="button"
                  tone="accent"
                  plain
                  p={0}
                  pointer
                  type="button"
                  className={styles.link}
                  onClick={onFaults}
                >
                  {t('facts.all')}
                </Text>
              </>
            ) : (
              t('facts.noFault')
            )}
          </Text>
        </Group>
      )}
    </Group>
  );
}
