import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { day } from '../../../../contract/core/format.ts';
import { unreported } from '../../../app/api.ts';
import { paths } from '../../../app/paths.ts';
import { useSession } from '../../../session/session.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { PageHead } from '../../../ui/page/PageHead.tsx';
import { useTitle } from '../../../ui/page/use-title.ts';
import { siteNow } from '../../../ui/dates/site-clock.ts';
import { type RangeLimits, readRange, writeRange } from '../../../ui/filters/day-range.ts';
import { usesByKey } from './member-uses.ts';
import { MemberUseDays } from './MemberUseDays.tsx';
import { MemberUseTable } from './MemberUseTable.tsx';
import { useTeamData } from '../queries.ts';
import { RangePicker } from '../../../ui/filters/RangePicker.tsx';
import { Box, Stack } from '../../../ui/box/Box.tsx';
import pages from '../TeamPage.module.css';

const limits: RangeLimits = { presets: ['7', '30', '90'], maxDays: 366 };

/** The quotas used by each member, by day and in total; range and quota are in the address. */
export default function TeamDataPage() {
  const { t } = useTranslation('team');
  const { user } = useSession();
  const [params, setParams] = useSearchParams();
  const [now] = useState(() => new Date(siteNow()).toISOString());
  const today = day(now, user.timeZone);
  const range = readRange(params, today, limits);
  const { data, error, isError, isPlaceholderData, refetch } = useTeamData({
    from: range.from,
    to: range.to,
  });
  useTitle(t('data.title'));
  const uses = data && usesByKey(data);
  const key = uses?.find(each => each.key === params.get('key'))?.key ?? uses?.[0]?.key;

  return (
    <Stack gap={24} className={pages.page}>
      <PageHead title={t('data.title')} about={t('data.about', { timeZone: user.timeZone })}>
        <RangePicker
          range={range}
          limits={limits}
          today={today}
          words={{ title: t('data.range'), own: t('data.own'), remove: t('data.remove') }}
          presetLabel={preset => t('data.days', { count: Number(preset) })}
          onChange={change => setParams(writeRange(params, change), { preventScrollReset: true })}
        />
      </PageHead>
      {isError ? (
        <ErrorState message={unreported(error)} onRetry={() => void refetch()} />
      ) : data && !key ? (
        <Box border ground="surface" radius="panel">
          <EmptyState
            actions={
              <Button component={Link} to={paths.usage()} variant="default">
                {t('data.toUsage')}
              </Button>
            }
          >
            {t('data.none')}
          </EmptyState>
        </Box>
      ) : (
        <>
          <MemberUseDays
            data={data}
            uses={uses}
            of={key}
            onKey={next => {
              const search = new URLSearchParams(params);
              search.set('key', next);
              setParams(search, { replace: true, preventScrollReset: true });
            }}
          />
          <MemberUseTable data={data} uses={uses} isStale={isPlaceholderData} />
        </>
      )}
    </Stack>
  );
}
