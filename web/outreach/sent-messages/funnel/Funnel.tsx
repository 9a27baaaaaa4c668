import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { fullCount, percentOfBp } from '../../../../contract/core/format.ts';
import { Card } from '../../../ui/page/Card.tsx';
import { Explained } from '../../../ui/overlays/Explained.tsx';
import { Segments } from '../../../ui/forms/choices/Segments.tsx';
import type { DetailState, RecipientOutcome } from '../task-page-state.ts';
import { besideFunnel, type FunnelFigure, funnelSteps, partsOf } from './delivery-funnel.ts';
import { Box, Grid, Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './funnel.module.css';
import type { Task } from '../queries.ts';

const toneOf = (key: FunnelFigure['key'], count: number | null) => {
  if (!count) return undefined;
  if (key === 'fail' || key === 'bounced') return 'bad';
  return key === 'inDoubt' || key === 'unsubscribed' ? 'warn' : undefined;
};

export interface FunnelProps {
  task: Task;
  /** The outcome that filters the table below. */
  active: RecipientOutcome | null;
  linkTo: (by: Partial<DetailState>) => { search: string };
}

interface FiguresProps extends Pick<FunnelProps, 'active'> {
  figures: readonly FunnelFigure[];
  /** The address of the recipients that a figure counts. */
  linkOf: (key: FunnelFigure['key']) => { search: string };
}

function useFigureText() {
  const { t } = useTranslation('mail-messages');
  const { t: words } = useTranslation('mail-texts');
  return {
    nameOf: (key: FunnelFigure['key']) =>
      key === 'recipients' || key === 'success' ? t(`funnel.figure.${key}`) : words(`outcome.${key}`),
    countOf: (count: number | null) => (count === null ? t('funnel.untracked') : fullCount(count)),
  };
}

/** Bars below each other; each links to the recipients it counts. */
function Steps({ figures, active, linkOf }: FiguresProps) {
  const { t } = useTranslation('mail-messages');
  const { nameOf, countOf } = useFigureText();
  const max = figures[0]?.count ?? 0;
  return (
    <Stack as="ol" gap={2} className={styles.steps}>
      {figures.map(({ key, count, bp }) => {
        const words = (
          <>
            <Text as="span" tone="soft">
              {nameOf(key)}
            </Text>
            <Box as="span" block clip className={styles.track} aria-hidden>
              <Box
                as="span"
                block
                style={{ width: `${max && count ? Math.max(0.5, (count / max) * 100) : 0}%` }}
              />
            </Box>
            <span className={styles.value} data-untracked={count === null || undefined}>
              <b>{countOf(count)}</b>{' '}
              {bp !== null && (
                <Text as="small" size="sm" tone="faint">
                  {t(`funnel.share.${key === 'success' ? 'ofAll' : 'ofSent'}`, { share: percentOfBp(bp) })}
                </Text>
              )}
            </span>
          </>
        );
        return (
          <li key={key} data-step={key}>
            {count === null ? (
              <Grid
                gap={4}
                columnGap={14}
                align="center"
                py={4}
                px={8}
                radius="control"
                className={styles.step}
              >
                {words}
              </Grid>
            ) : (
              <Grid
                as={Link}
                gap={4}
                columnGap={14}
                align="center"
                py={4}
                px={8}
                radius="control"
                to={linkOf(key)}
                preventScrollReset
                className={styles.step}
                aria-current={key === active || undefined}
              >
                {words}
              </Grid>
            )}
          </li>
        );
      })}
    </Stack>
  );
}

function Beside({ figures, active, linkOf }: FiguresProps) {
  const { nameOf, countOf } = useFigureText();
  return (
    <Grid as="ul" gap={2} columnGap={20} className={styles.beside}>
      {figures.map(({ key, count }) => {
        const words = (
          <>
            <span>{nameOf(key)}</span>
            <b data-tone={toneOf(key, count)} data-untracked={count === null || undefined}>
              {countOf(count)}
            </b>
          </>
        );
        return (
          <li key={key}>
            {count === null ? (
              <Group
                gap={10}
                justify="between"
                tone="soft"
                py={4}
                px={8}
                radius="control"
                className={styles.figure}
              >
                {words}
              </Group>
            ) : (
              <Group
                as={Link}
                gap={10}
                justify="between"
                tone="soft"
                py={4}
                px={8}
                radius="control"
                to={linkOf(key)}
                preventScrollReset
                className={styles.figure}
                aria-current={key === active || undefined}
              >
                {words}
              </Group>
            )}
          </li>
        );
      })}
    </Grid>
  );
}

function FigureTable({ figures, linkOf }: Omit<FiguresProps, 'active'>) {
  const { t } = useTranslation('mail-messages');
  const { nameOf, countOf } = useFigureText();
  return (
    <Text as="table" size="md" full className={styles.table} aria-label={t('funnel.title')}>
      <thead>
        <tr>
          <Text as="th" weight={400} textAlign="end" scope="col">
            {t('funnel.head.what')}
          </Text>
          <Text as="th" weight={400} textAlign="end" scope="col">
            {t('funnel.head.count')}
          </Text>
          <Text as="th" weight={400} textAlign="end" scope="col">
            {t('funnel.head.share')}
          </Text>
        </tr>
      </thead>
      <tbody>
        {figures.map(({ key, count, bp }) => (
          <tr key={key}>
            <Text as="th" weight={400} textAlign="end" scope="row">
              {nameOf(key)}
            </Text>
            <Text as="td" weight={400} textAlign="end">
              {count === null ? (
                countOf(count)
              ) : (
                <Text as={Link} tone="accent" to={linkOf(key)} preventScrollReset>
                  {countOf(count)}
                </Text>
              )}
            </Text>
            <Text as="td" weight={400} textAlign="end">
              {percentOfBp(bp)}
            </Text>
          </tr>
        ))}
      </tbody>
    </Text>
  );
}

/** The funnel as a chart or a table; every figure links to the recipients it counts. */
export function Funnel({ task: { counts, content }, active, linkTo }: FunnelProps) {
  const { t } = useTranslation('mail-messages');
  const { nameOf } = useFigureText();
  const [view, setView] = useState<'picture' | 'table'>('picture');
  const steps = funnelSteps(counts, content.tracking);
  const beside = besideFunnel(counts, content.tracking);
  const linkOf = (key: FunnelFigure['key']) =>
    linkTo({
      tab: 'recipients',
      outcome: key === 'recipients' ? null : key,
      keyword: '',
      page: 1,
      recipient: null,
    });
  const shared = { active, linkOf };
  return (
    <Card
      title={t('funnel.title')}
      aside={
        <Group as="span" gap={6} columnGap={16} wrap>
          <Explained name={t('funnel.how')}>
            {(['success', 'read', 'replied', 'inDoubt'] as const).map(key => (
              <p key={key}>{t(`funnel.about.${key}`)}</p>
            ))}
          </Explained>
          <Segments
            label={t('funnel.view')}
            value={view}
            options={[
              { value: 'picture', label: t('funnel.picture') },
              { value: 'table', label: t('funnel.table') },
            ]}
            onChange={setView}
          />
        </Group>
      }
    >
      {counts.recipients > 0 && (
        <Text as="p" tone="soft" size="md">
          {t('funnel.sum', {
            count: counts.recipients,
            number: fullCount(counts.recipients),
            parts: partsOf(counts)
              .map(({ key, count }) => `${nameOf(key)} ${fullCount(count)}`)
              .join(' + '),
          })}
        </Text>
      )}
      {view === 'picture' ? (
        <Grid align="start" className={styles.funnel}>
          <Steps figures={steps} {...shared} />
          <Beside figures={beside} {...shared} />
        </Grid>
      ) : (
        <FigureTable figures={[...steps, ...beside]} linkOf={linkOf} />
      )}
    </Card>
  );
}
