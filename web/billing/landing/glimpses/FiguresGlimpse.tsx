import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../ui/labels/Avatar.tsx';
import { LevelTag } from '../../../ui/labels/LevelTag.tsx';
import styles from './FiguresGlimpse.module.css';
import { Glimpse } from './Glimpse.tsx';

/** Invented, as the caption says: thousands of followers, one value per six days. */
const followers = [398, 401, 405, 408, 415, 419, 428, 433, 441, 446, 452, 459, 470, 477, 481, 486];
const width = 420;
const height = 96;

function curve(): string {
  const low = 390;
  const high = 492;
  return followers
    .map((value, at) => {
      const x = (at * width) / (followers.length - 1);
      const y = height - ((value - low) * height) / (high - low);
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');
}

/** A creator's page: figures against peers, and the growth. */
export function FiguresGlimpse() {
  const { t } = useTranslation('landing');
  const points = curve();
  return (
    <Glimpse>
      <div className={styles.head}>
        <Avatar name="Bếp Nhà Mây" size={44} />
        <span className={styles.who}>
          <b>Bếp Nhà Mây</b>
          <span className={styles.quiet}>
            <bdi>@bepnhamay</bdi> · 486.10K {t('glimpse.followers')}
          </span>
        </span>
      </div>
      <div className={styles.facts}>
        <span>
          <span className={styles.quiet}>{t('glimpse.plays')}</span>
          <b>301.27K</b>
        </span>
        <span>
          <span className={styles.quiet}>{t('glimpse.figure')}</span>
          <b>8.47%</b>
          <LevelTag level={5} />
        </span>
        <span>
          <span className={styles.quiet}>{t('glimpse.ratio')}</span>
          <b>0.62</b>
        </span>
        <span>
          <span className={styles.quiet}>{t('glimpse.price')}</span>
          <b dir="ltr">¥1,400–2,600</b>
        </span>
      </div>
      <div className={styles.peers}>
        <span className={styles.scale}>
          <span style={{ inlineSize: '92%' }} />
        </span>
        {t('glimpse.peers')}
      </div>
      <div className={styles.growth}>
        <span>
          <b>{t('glimpse.growth')}</b> <span className={styles.quiet}>{t('glimpse.days')}</span>
        </span>
        <span className={styles.rise} dir="ltr">
          +22.11%
        </span>
        <svg viewBox={`0 -4 ${width} ${height + 8}`} preserveAspectRatio="none">
          <polygon points={`0,${height} ${points} ${width},${height}`} />
          <polyline points={points} />
        </svg>
      </div>
    </Glimpse>
  );
}
