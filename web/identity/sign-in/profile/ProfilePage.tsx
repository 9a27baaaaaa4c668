import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../session/session.ts';
import { Card } from '../../../ui/page/Card.tsx';
import { useTitle } from '../../../ui/page/use-title.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { AvatarCard } from './AvatarCard.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { Grid, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './ProfilePage.module.css';
import { closureSlot, singleSignOnSlot } from './profile-slots.ts';
import { SecurityCard } from './SecurityCard.tsx';

const AccountSecurity = lazy(async () => ({
  default: await (await import('../../account-security/load-parts.ts')).loadAccountSecurity(),
}));

/** The account's own data. */
export default function ProfilePage() {
  const { t } = useTranslation('identity');
  const { user } = useSession();
  useTitle(t('profile.title'));
  return (
    <Stack gap={16} className={styles.page}>
      <header>
        <h1>{t('profile.title')}</h1>
        <p>{t('profile.about')}</p>
      </header>
      <AvatarCard />
      <Card title={t('profile.basics')}>
        <Grid as="dl" gap={4} columnGap={24} className={styles.facts}>
          <div>
            <Text as="dt" size="sm" tone="faint">
              {t('username')}
            </Text>
            <Text as="dd" breaks>
              {user.username}
            </Text>
          </div>
          <div>
            <Text as="dt" size="sm" tone="faint">
              {t('profile.team')}
            </Text>
            <Text as="dd" breaks>
              {user.teamName}
            </Text>
          </div>
        </Grid>
        <ProfileForm />
      </Card>
      <SecurityCard />
      <Suspense fallback={<Skeleton width="100%" height={360} />}>
        <AccountSecurity />
      </Suspense>
      <Suspense fallback={null}>
        <singleSignOnSlot.Part />
      </Suspense>
      <Suspense fallback={<Skeleton width="100%" height={180} />}>
        <closureSlot.Part />
      </Suspense>
    </Stack>
  );
}
