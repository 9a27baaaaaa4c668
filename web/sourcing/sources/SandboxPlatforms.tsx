import { useTranslation } from 'react-i18next';
import { platformMoods, type PlatformMood } from '../../../contract/core/sources/source-codes.ts';
import { Card } from '../../ui/page/Card.tsx';
import { SelectBox } from '../../ui/forms/choices/SelectBox.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { type Sources, useTelling } from './queries.ts';
import styles from './page.module.css';

/** Simulates failures of the sandbox's platforms. */
export function SandboxPlatforms({ moods }: { moods: Sources['moods'] }) {
  const { t } = useTranslation('sources');
  const telling = useTelling();
  const [first] = moods;
  const isOne = moods.every(({ mood }) => mood === first?.mood);
  const options = platformMoods.map(mood => ({ value: mood, label: t(`sandbox.moods.${mood}`) }));
  const tell = (mood: PlatformMood, host?: string) =>
    telling.mutate(
      { mood, ...(host && { host }) },
      {
        onSuccess: () =>
          showToast(
            'success',
            t('sandbox.told', { host: host ?? t('sandbox.all'), mood: t(`sandbox.moods.${mood}`) }),
          ),
      },
    );
  return (
    <Card title={t('sandbox.title')}>
      <p className={styles.about}>{t('sandbox.about')}</p>
      <p className={styles.about}>{t('sandbox.mode')}</p>
      <ul className={styles.moods}>
        <li>
          <strong>{t('sandbox.all')}</strong>
          <SelectBox<PlatformMood | ''>
            label={t('sandbox.moodOf', { host: t('sandbox.all') })}
            value={isOne && first ? first.mood : ''}
            options={isOne ? options : [{ value: '', label: t('sandbox.mixed') }, ...options]}
            onChange={mood => mood && tell(mood)}
          />
        </li>
        {moods.map(({ host, mood }) => (
          <li key={host} data-mood={mood === 'well' ? undefined : mood}>
            <bdi dir="ltr">{host}</bdi>
            <SelectBox
              label={t('sandbox.moodOf', { host })}
              value={mood}
              options={options}
              onChange={next => tell(next, host)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
