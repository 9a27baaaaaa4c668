import { useTranslation } from 'react-i18next';
import { unreported } from '../../app/api.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { useTitle } from '../../ui/page/use-title.ts';
import { Stack } from '../../ui/box/Box.tsx';
import { DomainsCard } from './settings/DomainsCard.tsx';
import { ProviderCard } from './settings/ProviderCard.tsx';
import { StateCard } from './settings/StateCard.tsx';
import { TestCard } from './settings/TestCard.tsx';
import styles from './single-sign-on.module.css';
import { ScimCard } from '../scim/ScimCard.tsx';
import { useSingleSignOn } from './queries.ts';

/** How the people of the team's organisation sign in, in the order in which it is set up. */
export default function SingleSignOnPage() {
  const { t } = useTranslation('single-sign-on');
  const { data, error, isError, refetch } = useSingleSignOn();
  useTitle(t('title'));
  return (
    <Stack gap={16} className={styles.page}>
      <PageHead title={t('title')} about={t('about')} />
      {isError && <ErrorState message={unreported(error)} onRetry={() => void refetch()} />}
      {!isError && !data && (
        <>
          <Skeleton width="100%" height={420} />
          <Skeleton width="100%" height={160} />
          <Skeleton width="100%" height={120} />
        </>
      )}
      {data && (
        <>
          <ProviderCard settings={data} />
          <DomainsCard domains={data.domains} />
          <TestCard provider={data.provider} />
          <StateCard provider={data.provider} members={data.members} />
          <ScimCard />
        </>
      )}
    </Stack>
  );
}
