import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Acquisition } from '../../../../contract/creators/acquisitions/acquisitions.ts';
import { fullCount } from '../../../../contract/core/format.ts';
import { platformNames, regionName } from '../../../catalogue/shared/display-names.ts';
import { paths } from '../../../app/paths.ts';
import { Moment } from '../../../ui/dates/Moment.tsx';
import { AcquisitionProgress } from '../AcquisitionProgress.tsx';
import { Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './detail.module.css';
import { HoldUp } from './HoldUp.tsx';
import { useFrom } from '../use-text.ts';

function Counts({ of }: { of: Acquisition }) {
  const { t } = useTranslation('acquisitions');
  return (
    <Group as="dl" gap={8} columnGap={40} align="stretch" wrap className={styles.counts}>
      {(['found', 'added', 'already', 'failed'] as const).map(name => (
        <div key={name} data-count={of[name] ? name : undefined}>
          <Text as="dt" size="sm" tone="soft">
            {t(name === 'found' && of.kind === 'links' ? 'detail.named' : `detail.${name}`)}
          </Text>
          <Text as="dd" size="5xl" weight={600} leading="tight">
            {fullCount(of[name])}
          </Text>
        </div>
      ))}
    </Group>
  );
}

function Facts({ of }: { of: Acquisition }) {
  const { t } = useTranslation('acquisitions');
  const from = useFrom();
  const facts: [name: string, value: ReactNode][] = [
    [t('form.platform'), platformNames[of.platform]],
    [
      t('column.from'),
      of.like?.name ? (
        <Link key="like" to={paths.list(of.like.id)}>
          {from(of)}
        </Link>
      ) : (
        from(of)
      ),
    ],
    [
      t('list', { ns: 'common' }),
      of.list ? (
        <Link key="list" to={paths.list(of.list.id)}>
          {of.list.name}
        </Link>
      ) : (
        t('goneList')
      ),
    ],
  ];
  if (of.region) facts.push([t('form.region'), regionName(of.region)]);
  if (of.kind !== 'links') facts.push([t('form.most'), fullCount(of.most)]);
  if (of.schedule !== 'once') facts.push([t('form.schedule'), t(`schedule.${of.schedule}`)]);
  facts.push([
    t('column.created'),
    <span key="created">
      {of.createdBy || t('deletedAccount', { ns: 'common' })} · <Moment at={of.createdAt} />
    </span>,
  ]);
  if (of.nextRunAt) facts.push([t('detail.nextRun'), <Moment key="next" at={of.nextRunAt} />]);
  if (of.finishedAt) facts.push([t('detail.finished'), <Moment key="end" at={of.finishedAt} />]);
  return (
    <Group
      as="dl"
      gap={10}
      columnGap={32}
      align="stretch"
      wrap
      className={styles.facts}
      aria-label={t('detail.facts')}
    >
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Group>
  );
}

/** The state of the run, why it waits, and its input. */
export function AcquisitionHead({ of }: { of: Acquisition }) {
  const { t } = useTranslation('acquisitions');
  return (
    <>
      <HoldUp of={of} />
      <Stack gap={14} border ground="surface" className={styles.card}>
        <Counts of={of} />
        <AcquisitionProgress of={of} />
        <Facts of={of} />
        {!of.mine && (
          <Text size="md" tone="soft">
            {t('detail.notYours')}
          </Text>
        )}
      </Stack>
    </>
  );
}
