import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { useSession } from '../../../session/session.ts';
import { Card } from '../../../ui/page/Card.tsx';
import { PhonePanel } from './PhonePanel.tsx';
import { Group, Text } from '../../../ui/box/Box.tsx';
import styles from './ProfilePage.module.css';

/** The phone number and the password. */
export function SecurityCard() {
  const { t } = useTranslation('identity');
  const { user } = useSession();
  const [isChanging, setChanging] = useState(false);
  return (
    <Card title={t('profile.security')}>
      <Group gap={8} columnGap={16} justify="between" wrap className={styles.line}>
        <div>
          <Text as="h3" size="lg">
            {t('phone')} <span>{user.phone || t('profile.noPhone')}</span>
          </Text>
          <Text size="sm" tone="faint">
            {t('profile.phoneAbout')}
          </Text>
        </div>
        <Button variant="default" onClick={() => setChanging(true)}>
          {t('profile.changePhone')}
        </Button>
      </Group>
      <Group gap={8} columnGap={16} justify="between" wrap className={styles.line}>
        <div>
          <Text as="h3" size="lg">
            {t('password')}
          </Text>
          <Text size="sm" tone="faint">
            {t('profile.passwordAbout')}
          </Text>
        </div>
        <Button variant="default" component={Link} to={paths.changePassword()}>
          {t('profile.changePassword')}
        </Button>
      </Group>
      {isChanging && <PhonePanel onClose={() => setChanging(false)} />}
    </Card>
  );
}
