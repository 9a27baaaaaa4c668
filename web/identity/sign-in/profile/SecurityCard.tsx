import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { useSession } from '../../../session/session.ts';
import { Card } from '../../../ui/page/Card.tsx';
import { PhonePanel } from './PhonePanel.tsx';
import styles from './ProfilePage.module.css';

/** The phone number and the password. */
export function SecurityCard() {
  const { t } = useTranslation('identity');
  const { user } = useSession();
  const [isChanging, setChanging] = useState(false);
  return (
    <Card title={t('profile.security')}>
      <div className={styles.line}>
        <div>
          <h3>
            {t('phone')} <span>{user.phone || t('profile.noPhone')}</span>
          </h3>
          <p className={styles.hint}>{t('profile.phoneAbout')}</p>
        </div>
        <Button variant="default" onClick={() => setChanging(true)}>
          {t('profile.changePhone')}
        </Button>
      </div>
      <div className={styles.line}>
        <div>
          <h3>{t('password')}</h3>
          <p className={styles.hint}>{t('profile.passwordAbout')}</p>
        </div>
        <Button variant="default" component={Link} to={paths.changePassword()}>
          {t('profile.changePassword')}
        </Button>
      </div>
      {isChanging && <PhonePanel onClose={() => setChanging(false)} />}
    </Card>
  );
}
