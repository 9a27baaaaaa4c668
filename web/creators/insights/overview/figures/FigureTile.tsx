import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CreatorDetail } from '../../../../../contract/creators/search/creator-search.ts';
import { absent } from '../../../../../contract/core/format.ts';
import type { Figures } from '../../../../../contract/catalogue/figures.ts';
import { Count } from '../../../../ui/figures/Count.tsx';
import { Explained } from '../../../../ui/overlays/Explained.tsx';
import { Growth } from '../../../../ui/figures/Growth.tsx';
import { LevelTag } from '../../../../ui/labels/LevelTag.tsx';
import { LinkButton } from '../../../../ui/navigation/LinkButton.tsx';
import { changeBp, type FigureKind, growthDaysOf, isStanding, writeFigure } from './figure-kinds.ts';
import { Box, Group, Stack, Text } from '../../../../ui/box/Box.tsx';
import styles from './FigureTiles.module.css';
import { FormulaText } from './FormulaText.tsx';

export interface TileProps {
  name: string;
  value: ReactNode;
  explanation: ReactNode;
  /** One line each for rank, change and sample. */
  children?: ReactNode;
}

/** A figure with its name, which explains how it was computed. */
export function Tile({ name, value, explanation, children }: TileProps) {
  return (
    <Box py={14} px={18} lined className={styles.tile}>
      <dt>
        {explanation ? (
          <Explained name={name}>{explanation}</Explained>
        ) : (
          <Text as="span" size="sm" tone="faint">
            {name}
          </Text>
        )}
      </dt>
      <dd>
        <Group columnGap={8} wrap size="5xl" weight={600} leading="normal" className={styles.value}>
          {value}
        </Group>
        <Stack align="start" size="sm" tone="soft" className={styles.below}>
          {children}
        </Stack>
      </dd>
    </Box>
  );
}

export interface FigureTileProps {
  kind: FigureKind;
  creator: CreatorDetail;
  figures: Figures;
  /** Shows the median in place of the mean, if there is one. */
  isMedian: boolean;
  onPosts: () => void;
  onCurve: (days: '7' | '30' | '90') => void;
}

/** One figure: its value, its rank among peers, its change, and its sample. */
export function FigureTile({ kind, creator, figures, isMedian, onPosts, onCurve }: FigureTileProps) {
  const { t } = useTranslation('insights');
  const { name, unit, before } = kind;
  const figure = figures[name];
  const label = t(`figure.${name}`);
  const days = growthDaysOf(name);
  const curve = days && <LinkButton onClick={() => onCurve(days)}>{t('overview.showCurve')}</LinkButton>;
  if (!figure)
    return (
      <Tile name={label} value={absent} explanation={null}>
        {days ? t('overview.shortHistory', { count: Number(days) }) : t('overview.none')}
        {curve}
      </Tile>
    );
  const value = isMedian && figure.median !== null ? figure.median : figure.value;
  const text = writeFigure(unit, value);
  const standing = isStanding(name) ? creator.standing[name] : null;
  const posts = name === 'ad_posts' ? figure.value : figure.sample;
  const change = unit === 'growth' ? figure.previous : changeBp(figure.value, figure.previous);
  return (
    <Tile
      name={label}
      value={
        <>
          {unit === 'count' ? (
            <Count value={Math.round(value)} />
          ) : unit === 'growth' ? (
            <Growth bp={Math.round(value * 10_000)} />
          ) : (
            text
          )}
          {standing && <LevelTag level={standing.level} />}
        </>
      }
      explanation={<FormulaText name={label} value={text} figure={figure} asOf={figures.asOf} />}
    >
      {standing && (
        <span title={t('overview.peerMedian', { value: writeFigure(unit, standing.peerMedian) })}>
          {t('overview.percentile', { percent: standing.percentile })}
        </span>
      )}
      {change !== null && (
        <span>
          {t(`overview.before.${before}`, { count: days ? Number(days) : figure.sample })}{' '}
          <Growth bp={unit === 'growth' ? Math.round(change * 10_000) : change} />
        </span>
      )}
      {curve ??
        (posts > 0 && (
          <LinkButton onClick={onPosts}>
            {t('overview.showPosts', { count: posts })}
            <Box as="span" visuallyHidden>
              {t('overview.showPostsOf', { name: label })}
            </Box>
          </LinkButton>
        ))}
    </Tile>
  );
}
