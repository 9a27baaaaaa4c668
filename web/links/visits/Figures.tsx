import { Button } from '@mantine/core';
import { useMemo, useRef, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { day } from '../../../contract/core/format.ts';
import type { VisitKind } from '../../../contract/links/link-kinds.ts';
import { unreported } from '../../app/api.ts';
import { KindToggle } from './records/KindToggle.tsx';
import type { ShownLink } from '../shared/queries.ts';
import { readKind, writeVisits } from './records/visit-state.ts';
import { VisitRecords } from './records/VisitRecords.tsx';
import { useSession } from '../../session/session.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { CurveCard } from './figures/CurveCard.tsx';
import { Parts } from './parts/Parts.tsx';
import { type RangeChange, type RangeLimits, readRange, writeRange } from '../../ui/filters/day-range.ts';
import { RangePicker } from '../../ui/filters/RangePicker.tsx';
import { useFigures, useParts } from './queries.ts';
import { Box, Grid, Group, Stack } from '../../ui/box/Box.tsx';
import styles from './page.module.css';
import { SplitCards } from './figures/SplitCards.tsx';
import { Tiles } from './figures/Tiles.tsx';
import { siteNow } from '../../ui/dates/site-clock.ts';

const minute = 60_000;
/** Three years at the most. */
const limits: RangeLimits = { presets: ['1', '7', '30', '90', 'all'], maxDays: 1096 };

const todayIn = (timeZone: string) => day(new Date(siteNow()).toISOString(), timeZone);

/** The current day in a time zone; updates at midnight while the page is open. */
function useToday(timeZone: string): string {
  const [today, setToday] = useState(() => todayIn(timeZone));
  useEffect(() => {
    const timer = setInterval(() => setToday(todayIn(timeZone)), minute);
    return () => clearInterval(timer);
  }, [timeZone]);
  return today;
}

/** No visit of the chosen kind in the chosen days, though the link has others. */
function NoneHere({
  kind,
  onKind,
  onAll,
}: {
  kind: VisitKind;
  onKind: (kind: VisitKind) => void;
  onAll: () => void;
}) {
  const { t } = useTranslation('visits');
  return (
    <Box border ground="surface" radius="panel">
      <EmptyState
        actions={
          <>
            <Button variant="default" onClick={onAll}>
              {t('none.allDays')}
            </Button>
            {kind !== 'all' && (
              <Button variant="default" onClick={() => onKind('all')}>
                {t('none.allKinds')}
              </Button>
            )}
          </>
        }
      >
        {t(`none.${kind}`)}
      </EmptyState>
    </Box>
  );
}

/** The figures of a link's visits over the chosen days, and the access records below. */
export function Figures({ link }: { link: ShownLink }) {
  const { t } = useTranslation('visits');
  const { user } = useSession();
  const [params, setParams] = useSearchParams();
  const records = useRef<HTMLHeadingElement>(null);
  const today = useToday(user.timeZone);
  const days = readRange(params, today, limits, day(link.createdAt, user.timeZone));
  const { from, to } = days;
  const range = useMemo(() => ({ from, to }), [from, to]);
  const kind = readKind(params);
  const asked = { ...range, kind };
  const figures = useFigures(link.id, asked);
  const parts = useParts(link.id, asked);
  const go = (next: URLSearchParams) => setParams(next, { preventScrollReset: true });
  const chooseDays = (next: RangeChange) => go(writeRange(params, next));
  const chooseKind = (next: VisitKind) => go(writeVisits(params, { kind: next }));
  const failed = (figures.isError && !figures.data && figures) || (parts.isError && !parts.data && parts);
  const isStale = figures.isPlaceholderData || parts.isPlaceholderData;

  return (
    <>
      <Group gap={8} columnGap={16} justify="between" wrap className={styles.asked}>
        <RangePicker
          range={days}
          limits={limits}
          today={today}
          words={{ title: t('range.title'), own: t('range.own'), remove: t('range.remove') }}
          presetLabel={preset => t(`range.preset.${preset}`)}
          onChange={chooseDays}
        />
        <KindToggle kind={kind} onChange={chooseKind} />
      </Group>
      <Tiles figures={figures.data} isStale={isStale} />
      {failed ? (
        <ErrorState
          message={unreported(failed.error)}
          onRetry={() => {
            void figures.refetch();
            void parts.refetch();
          }}
        />
      ) : figures.data?.pv === 0 ? (
        <NoneHere kind={kind} onKind={chooseKind} onAll={() => chooseDays({ preset: 'all' })} />
      ) : (
        <Stack gap={16} shrink className={styles.cards} data-stale={isStale || undefined}>
          <Grid gap={16} align="stretch" className={styles.first}>
            <CurveCard
              figures={figures.data}
              days={range}
              asked={params.get('unit')}
              onUnit={unit => {
                const next = new URLSearchParams(params);
                next.set('unit', unit);
                go(next);
              }}
            />
            <SplitCards figures={figures.data} sources={parts.data?.parts.source} />
          </Grid>
          <Parts
            parts={parts.data?.parts}
            kind={kind}
            linkTo={filter => ({ search: writeVisits(params, filter).toString() })}
            onFollow={() => records.current?.focus()}
          />
        </Stack>
      )}
      <VisitRecords
        linkId={link.id}
        range={range}
        heading={
          <h2 ref={records} tabIndex={-1} className={styles.recordsTitle}>
            {t('records.title')}
          </h2>
        }
      />
    </>
  );
}
