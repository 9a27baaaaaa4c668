import { useTranslation } from 'react-i18next';
import { platformMoods, type PlatformMood } from '../../../contract/core/sources/source-codes.ts';
import { Card } from '../../ui/page/Card.tsx';
import { SelectBox } from '../../ui/forms/choices/SelectBox.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { type Sources, useSetPlatformMood } from './queries.ts';
import { Grid, Group, Text } from '../../ui/box/Box.tsx';
import styles from './page.module.css';

/** Simulates failures of the sandbox's platforms. */
export function SandboxPlatforms({ moods }: { moods: Sources['moods'] }) {
  const { t } = useTranslation('sources');
  const mutation = useSetPlatformMood();
  const [first] = moods;
  const isOne = moods.every(({ mood }) => mood === first?.mood);
  const options = platformMoods.map(mood => ({ value: mood, label: t(`sandbox.moods.${mood}`) }));
  const setMood = (mood: PlatformMood, host?: string) =>
    mutation.mutate(
      { mood, ...(host && { host }) },
      {
        onSuccess: () =>
          showToast(
            'success',
            t('sandbox.notice', {
              host: host ?? t('allPlatforms', { ns: 'common' }),
              mood: t(`sandbox.moods.${mood}`),
            }),
          ),
      },
    );
  return (
    <Card title={t('sandbox.title')}>
      <Text size="md" tone="soft" leading="relaxed" className={styles.about}>
        {t('sandbox.about')}
      </Text>
      <Text size="md" tone="soft" leading="relaxed" className={styles.about}>
        {t('sandbox.mode')}
      </Text>
      <Grid as="ul" gap={8} columnGap={24} className={styles.moods}>
        <Group as="li" gap={4} columnGap={12} justify="between" wrap size="md">
          <strong>{t('allPlatforms', { ns: 'common' })}</strong>
          <SelectBox<PlatformMood | ''>
            label={t('sandbox.moodOf', { host: t('allPlatforms', { ns: 'common' }) })}
            value={isOne && first ? first.mood : ''}
            options={isOne ? options : [{ value: '', label: t('sandbox.mixed') }, ...options]}
            onChange={mood => mood && setMood(mood)}
          />
        </Group>
        {moods.map(({ host, mood }) => (
          <Group
            as="li"
            gap={4}
            columnGap={12}
            justify="between"
            wrap
            size="md"
            key={host}
            data-mood={mood === 'well' ? undefined : mood}
          >
            <Text as="bdi" breaks dir="ltr">
              {host}
            </Text>
            <SelectBox
              label={t('sandbox.moodOf', { host })}
              value={mood}
              options={options}
              onChange={next => setMood(next, host)}
            />
          </Group>
        ))}
      </Grid>
    </Card>
  );
}
