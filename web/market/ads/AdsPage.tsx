import { useTranslation } from 'react-i18next';
import { dateTime } from '../../../contract/core/format.ts';
import { unreported } from '../../app/api.ts';
import { numbered, RankAbout } from '../shared/RankAbout.tsx';
import { RankFilters } from '../shared/filters/RankFilters.tsx';
import { Text } from '../../ui/box/Box.tsx';
import { useRankState } from '../shared/filters/use-rank-state.ts';
import { DataTable } from '../../ui/tables/DataTable.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { SearchBox } from '../../ui/filters/SearchBox.tsx';
import { Segments } from '../../ui/forms/choices/Segments.tsx';
import { TablePage } from '../../ui/tables/TablePage.tsx';
import { useTitle } from '../../ui/page/use-title.ts';
import { NoAds } from './NoAds.tsx';
import { type AdsReply, useHotAds } from './queries.ts';
import { useAdBoard } from './use-ad-board.ts';
import { useAdColumns } from './use-ad-columns.tsx';

/** A warning that the data is not being updated at present. */
function Trouble({ trouble }: { trouble: AdsReply['trouble'] }) {
  const { t } = useTranslation('ads');
  if (!trouble) return null;
  const { fault, freeAt } = trouble;
  return (
    <Text size="md" tone="warn" py={8} px={12} radius="control" ground="warn" role="status">
      {t(`trouble.${fault}`)}
      {freeAt && t('trouble.until', { at: dateTime(freeAt) })}
    </Text>
  );
}

/** Ads of the official library by gained reach; all filters are in the address. */
export default function AdsPage() {
  const { t } = useTranslation('ads');
  useTitle(t('title'));
  const { state, change } = useRankState();
  const { data, error, isError, isPlaceholderData, refetch } = useHotAds(state);
  const turn = useAdBoard();
  const clear = () => change({ region: '', keyword: '', onlySaved: false });
  const failed = isError && !data && (
    <ErrorState message={unreported(error)} onRetry={() => void refetch()} />
  );
  const empty = data && !data.ads.length && <NoAds state={state} reply={data} onClear={clear} />;
  const isPart = state.keyword !== '' || state.onlySaved;
  const columns = useAdColumns({
    day: data?.comparedWith ? (data.madeAt?.slice(0, 10) ?? null) : null,
    onSave: turn,
    onAdvertiser: keyword => change({ keyword, onlySaved: false }),
  });
  return (
    <TablePage
      head={
        <>
          <PageHead
            title={t('title')}
            about={
              <RankAbout
                madeAt={data?.madeAt}
                considered={data && !isPart && t('considered', numbered(data.considered))}
              >
                {t('about')}
              </RankAbout>
            }
          />
          {data && data.state === 'ready' && <Trouble trouble={data.trouble} />}
        </>
      }
      filters={
        <RankFilters state={state} onChange={change} regions={data?.regions} categories={null}>
          <Segments
            label={t('board.label')}
            value={state.onlySaved ? 'saved' : 'all'}
            options={[
              { value: 'all', label: t('all', { ns: 'common' }) },
              { value: 'saved', label: t('board.saved') },
            ]}
            onChange={value => change({ onlySaved: value === 'saved' })}
          />
          <SearchBox
            label={t('search')}
            keyword={state.keyword}
            onSearch={keyword => change({ keyword })}
            width={200}
          />
        </RankFilters>
      }
      total={data?.total}
      totalText={count => t('total', count)}
      isFailed={isError}
      table={
        <DataTable
          label={t('title')}
          columns={columns}
          rows={data?.ads}
          keyOf={({ id }) => id}
          isStale={isPlaceholderData}
          instead={failed || empty}
        />
      }
      paging={state}
      onPaging={change}
    />
  );
}
