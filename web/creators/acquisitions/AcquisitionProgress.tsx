import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../contract/core/format.ts';
import type { Acquisition } from '../../../contract/creators/acquisitions/acquisitions.ts';
import styles from './AcquisitionProgress.module.css';
import { isUnderWay, progressOf } from './acquisition-progress.ts';

/** How many are settled, of those that were named or found so far. */
export function AcquisitionProgress({ of }: { of: Acquisition }) {
  const { t } = useTranslation('acquisitions');
  const { settled, by, percent } = progressOf(of);
  const isOver = !isUnderWay(of) && of.state !== 'paused';
  const words =
    by === 'nothing'
      ? t(isOver ? 'progress.nothing' : 'progress.starting')
      : by === 'searching'
        ? t('progress.searching', { added: fullCount(of.added), most: fullCount(of.most) })
        : t('progress.of', { settled: fullCount(settled), found: fullCount(of.found) });
  return (
    <div className={styles.progress} data-state={of.holdUp ? 'held' : of.state}>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={t('progress.label')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={words}
      >
        <span style={{ inlineSize: `${percent}%` }} />
      </div>
      <span className={styles.words}>
        {words}
        {by !== 'nothing' && <b>{percent}%</b>}
      </span>
    </div>
  );
}
