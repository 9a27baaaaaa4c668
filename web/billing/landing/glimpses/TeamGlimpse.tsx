import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../ui/labels/Avatar.tsx';
import { Glimpse } from './Glimpse.tsx';
import styles from './TeamGlimpse.module.css';

/** Invented, as the caption says. */
const members = [
  { name: 'Lin', searched: 312, unlocked: 46 },
  { name: 'Mia', searched: 205, unlocked: 31 },
  { name: 'Zhou', searched: 88, unlocked: 9 },
];
const records = [
  { at: '10:24', name: 'Lin', what: 'recordExport' },
  { at: '10:07', name: 'Mia', what: 'recordUnlock' },
  { at: '09:41', name: 'Lin', what: 'recordInvite' },
] as const;
const most = 340;

/** A team: what each member used, and who did what. */
export function TeamGlimpse() {
  const { t } = useTranslation('landing');
  return (
    <Glimpse>
      <div className={styles.members}>
        <b>{t('glimpse.members')}</b>
        <span className={styles.head}>{t('glimpse.searched')}</span>
        <span className={styles.head}>{t('glimpse.unlocked')}</span>
        {members.map(({ name, searched, unlocked }) => (
          <div key={name} className={styles.member}>
            <span className={styles.who}>
              <Avatar name={name} size={26} /> {name}
            </span>
            <span className={styles.bar}>
              <span style={{ inlineSize: `${(searched / most) * 100}%` }} />
            </span>
            <span>{searched}</span>
            <span>{unlocked}</span>
          </div>
        ))}
      </div>
      <div className={styles.records}>
        <b>{t('glimpse.records')}</b>
        {records.map(({ at, name, what }) => (
          <span key={at} className={styles.record}>
            <time>{at}</time>
            <bdi>
              <b>{name}</b> {t(`glimpse.${what}`)}
            </bdi>
          </span>
        ))}
      </div>
    </Glimpse>
  );
}
