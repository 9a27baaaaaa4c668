import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../contract/core/format.ts';
import { paths } from '../../app/paths.ts';
import { lastRun } from '../../monitoring/shared/projects/last-run.ts';
import { Sparkline } from '../../ui/charts/Sparkline.tsx';
import { Count } from '../../ui/figures/Count.tsx';
import { Box, Group, Text } from '../../ui/box/Box.tsx';
import { Nothing, PartCard, Row, Rows } from './PartCard.tsx';
import type { Home } from './queries.ts';

/** Open monitor projects with the curve of their plays. */
export function MonitorsPart({ monitors: { open, shown } }: { monitors: Home['monitors'] }) {
  const { t } = useTranslation('home');
  return (
    <PartCard
      title={t('monitors.title')}
      count={open > 0 && t('monitors.count', { count: open, number: fullCount(open) })}
      to={paths.monitors(open > 0 ? 'state=open' : '')}
    >
      {shown.length ? (
        <Rows label={t('monitors.list')}>
          {shown.map(({ id, name, posts, figures, spark }) => (
            <Row key={id} to={paths.monitor(id)}>
              <Box as="span" grow shrink>
                <Text as="bdi" block weight={500} truncate>
                  {name}
                </Text>
                <Text as="span" block size="sm" tone="soft">
                  {t('monitors.posts', { count: posts, number: fullCount(posts) })}
                </Text>
              </Box>
              <Sparkline values={lastRun(spark)} label={t('monitors.spark')} />
              <Group as="span" gap={4} nowrap>
                <Text as="b" weight={600}>
                  <Count value={figures.plays} />
                </Text>
                <Text as="span" size="sm" tone="soft">
                  {t('monitors.plays')}
                </Text>
              </Group>
            </Row>
          ))}
        </Rows>
      ) : (
        <Nothing>{t('monitors.none')}</Nothing>
      )}
    </PartCard>
  );
}
