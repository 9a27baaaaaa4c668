import { useTranslation } from 'react-i18next';
import { useSession } from '../../../session/session.ts';
import { Card } from '../../../ui/page/Card.tsx';
import { useTitle } from '../../../ui/page/use-title.ts';
import { AvatarCard } from './AvatarCard.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import styles from './ProfilePage.module.css';
import { SecurityCard } from './SecurityCard.tsx';

/** The account's own data. */
export default function ProfilePage() {
  const { t } = useTranslation('identity');
  const { user } = useSession();
  useTitle(t('profile.title'));
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('profile.title')}</h1>
        <p>{t('profile.about')}</p>
      </header>
      <AvatarCard />
      <Card title={t('profile.basics')}>
        <dl className={styles.facts}>
          <div>
            <dt>{t('username')}</dt>
            <dd>{user.username}</dd>
          </div>
          <div>
            <dt>{t('profile.team')}</dt>
            <dd>{user.teamName}</dd>
          </div>
        </dl>
        <ProfileForm />
      </Card>
      <SecurityCard />
    </div>
  );
}
