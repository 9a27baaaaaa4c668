import { useTranslation } from 'react-i18next';
import type { AudiencePart } from '../../../../contract/core/sources/audience.ts';
import { percentOfBp } from '../../../../contract/core/format.ts';
import { Card } from '../../../ui/page/Card.tsx';
import { Group, Text } from '../../../ui/box/Box.tsx';
import styles from './audience.module.css';

const known = ['female', 'male', 'other'] as const;

/** One divided bar, with the numbers below. */
export function GenderCard({ genders }: { genders: readonly AudiencePart[] }) {
  const { t } = useTranslation('insights');
  const reported = known.flatMap(key => genders.find(part => part.key === key) ?? []);
  const nameOf = (key: string) => t(`audience.gender.${known.find(each => each === key) ?? 'other'}`);
  return (
    <Card title={t('audience.genders')}>
      {reported.length ? (
        <>
          <Group gap={2} align="stretch" clip className={styles.whole} aria-hidden>
            {reported.map(({ key, shareBp }) => (
              <span key={key} data-gender={key} style={{ inlineSize: `${shareBp / 100}%` }} />
            ))}
          </Group>
          <Group as="dl" gap={8} columnGap={32} align="stretch" wrap className={styles.genders}>
            {reported.map(({ key, shareBp }) => (
              <div key={key}>
                <Group as="dt" gap={6} size="md" tone="soft" data-gender={key}>
                  {nameOf(key)}
                </Group>
                <Text as="dd" size="4xl" weight={600}>
                  {percentOfBp(shareBp)}
                </Text>
              </div>
            ))}
          </Group>
        </>
      ) : (
        <Text size="md" tone="faint" className={styles.none}>
          {t('audience.noneReported')}
        </Text>
      )}
    </Card>
  );
}
