import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { sourceCodes, type SourceCode } from '../../../contract/core/sources/source-codes.ts';
import { fullCount } from '../../../contract/core/format.ts';
import { unreported } from '../../app/api.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { useTitle } from '../../ui/page/use-title.ts';
import { FaultsPanel } from './FaultsPanel.tsx';
import { PlatformSection } from './PlatformSection.tsx';
import { type Sources, useSources } from './queries.ts';
import { SandboxPlatforms } from './SandboxPlatforms.tsx';
import { countStates, groupSources } from './source-groups.ts';
import { Stack, Text } from '../../ui/box/Box.tsx';
import styles from './page.module.css';

/** The layout of a platform with its sources while they load. */
function SectionSkeleton() {
  return (
    <Stack gap={12} shrink aria-busy="true">
      <Skeleton width={120} height={22} />
      <Skeleton width="100%" height={210} />
      <Skeleton width="100%" height={120} />
    </Stack>
  );
}

const skeletons = [1, 2, 3];

function Summary({ data }: { data: Sources | undefined }) {
  const { t } = useTranslation('sources');
  if (!data) return <Skeleton width={320} height={20} />;
  const { ready, waiting, missing, off } = countStates(data.sources);
  return t('summary', {
    ready: fullCount(ready),
    waiting: fullCount(waiting),
    missing: fullCount(missing),
    off: fullCount(off),
  });
}

/** The source whose faults the address opens. */
function useFaultsOf(): [SourceCode | undefined, (code: SourceCode | null) => void] {
  const [params, setParams] = useSearchParams();
  const code = sourceCodes.find(each => each === params.get('faults'));
  return [code, next => setParams(next ? { faults: next } : {})];
}

/** The data sources, for the operator: setup, quota use, next availability, and faults. */
export default function SourcesPage() {
  const { t } = useTranslation('sources');
  useTitle(t('title'));
  const [faultsOf, showFaults] = useFaultsOf();
  const { data, error, isError, refetch } = useSources();
  return (
    <Stack gap={20}>
      <PageHead title={t('title')} about={t('about')} />
      {isError && !data ? (
        <ErrorState message={unreported(error)} onRetry={() => void refetch()} />
      ) : (
        <>
          <Text size="md" tone="soft" className={styles.summary} role="status">
            <Summary data={data} />
          </Text>
          {data
            ? groupSources(data.sources).map(({ platform, sources }) => (
                <PlatformSection
                  key={platform ?? 'several'}
                  platform={platform}
                  sources={sources}
                  data={data}
                  onFaults={showFaults}
                />
              ))
            : skeletons.map(at => <SectionSkeleton key={at} />)}
          {data && data.moods.length > 0 && <SandboxPlatforms moods={data.moods} />}
        </>
      )}
      {faultsOf && <FaultsPanel key={faultsOf} code={faultsOf} onClose={() => showFaults(null)} />}
    </Stack>
  );
}
