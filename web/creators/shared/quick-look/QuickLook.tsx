import { Button, Kbd } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { fullCount, moneyRange, percentOfBp, ratioOfBp } from '../../../../contract/core/format.ts';
import { fieldName } from '../../../catalogue/shared/display-names.ts';
import { paths } from '../../../app/paths.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Count } from '../../../ui/figures/Count.tsx';
import { LevelTag } from '../../../ui/labels/LevelTag.tsx';
import { Marked } from '../../../ui/labels/Marked.tsx';
import { SidePanel } from '../../../ui/overlays/SidePanel.tsx';
import { CreatorCell } from '../rows/CreatorCell.tsx';
import { CreatorTags } from '../rows/CreatorTags.tsx';
import { wordsIn } from '../rows/match-text.ts';
import { PostLine } from '../PostLine.tsx';
import { useCreator } from './creator-query.ts';
import { quickLookButtonId } from '../rows/RowActions.tsx';
import { nameOf, type ShownCreator } from '../shown-creator.ts';
import { Box, Grid, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './QuickLook.module.css';
import { TeamPanel } from '../team-panel/TeamPanel.tsx';

const shownPosts = 5;

export interface QuickLookProps {
  row: ShownCreator;
  place: number;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
}

/** Shows one result beside the results: j and k step through them, Enter opens the creator. */
export function QuickLook({ row, place, onStep, onClose }: QuickLookProps) {
  const { t } = useTranslation('creators');
  const { t: team } = useTranslation('team-creators');
  const navigate = useNavigate();
  const detail = useCreator(row.platform, row.id).data;
  const address = paths.creator(row.platform, row.id);

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isTyping = event.target instanceof Element && event.target.closest('input, select, textarea');
    if (isTyping) return;
    const isOnControl = event.target instanceof Element && event.target.closest('a, button');
    if (event.key === 'j') onStep(1);
    else if (event.key === 'k') onStep(-1);
    else if (event.key === 'Enter' && !isOnControl) void navigate(address);
  }

  const figures = [
    { name: fieldName('followers'), value: <Count value={row.followers} /> },
    { name: t('column.avg_plays'), value: <Count value={row.averagePlays} /> },
    {
      name: t('column.avg_intrate'),
      value: (
        <>
          {percentOfBp(row.interactionBp)} <LevelTag level={row.level} />
        </>
      ),
    },
    { name: t('column.follower_plays'), value: ratioOfBp(row.playsToFollowersBp) },
    { name: t('column.price'), value: <bdi dir="ltr">{moneyRange(row.priceLowFen, row.priceHighFen)}</bdi> },
    {
      name: t('postCount', { ns: 'common' }),
      value: detail ? fullCount(detail.postCount) : <Skeleton width={48} />,
    },
  ];
  const keys = (
    <>
      {t('look.place', { place: fullCount(place) })} · <Kbd size="xs">J</Kbd> <Kbd size="xs">K</Kbd>{' '}
      {t('look.keys')} · <Kbd size="xs">Enter</Kbd> {t('look.enter')}
    </>
  );

  return (
    <SidePanel
      label={t('look.title', { name: nameOf(row) })}
      aside={keys}
      returnTo={quickLookButtonId(row)}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <Stack gap={16} className={styles.look} aria-live="polite">
        <CreatorCell row={row} />
        <CreatorTags row={row} />
        <Grid as="dl" clip border radius="card" className={styles.figures}>
          {figures.map(({ name, value }) => (
            <Box py={10} px={14} key={name}>
              <Text as="dt" size="sm" tone="faint">
                {name}
              </Text>
              <Text as="dd" size="2xl" weight={600}>
                {value}
              </Text>
            </Box>
          ))}
        </Grid>
        <Button
          component={Link}
          to={address}
          rightSection={<IconArrowRight size={16} className={styles.arrow} />}
        >
          {t('look.open')}
        </Button>
        <section aria-label={team('panel.title')}>
          <h2>{team('panel.title')}</h2>
          <TeamPanel key={row.id} id={row.id} name={nameOf(row)} />
        </section>
        <section>
          <h2>{t('row.bio')}</h2>
          {detail ? (
            <Text tone="soft" breaks preLine>
              {detail.bio ? <Marked text={detail.bio} words={wordsIn(row.matches, 'bio')} /> : t('row.noBio')}
            </Text>
          ) : (
            <Skeleton width="90%" height={42} />
          )}
        </section>
        <section>
          <h2>{t('row.latestPosts')}</h2>
          {detail ? (
            <ul>
              {detail.posts.slice(0, shownPosts).map(post => (
                <PostLine key={post.platformPostId} post={post} />
              ))}
              {!detail.posts.length && <li>{t('row.noPosts')}</li>}
            </ul>
          ) : (
            <Skeleton width="100%" height={220} />
          )}
        </section>
      </Stack>
    </SidePanel>
  );
}
