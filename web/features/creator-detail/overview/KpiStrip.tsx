import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CreatorDetail } from '../../../../contract/creators.ts';
import type { Figure, Figures } from '../../../../contract/figures.ts';
import {
  absent,
  compactCount,
  fullCount,
  money,
  moneyRange,
  percentOfBp,
  ratioOfBp,
  signedPercentOfBp,
} from '../../../../contract/format.ts';
import { Count } from '../../../ui/Count.tsx';
import { Explained } from '../../../ui/Explained.tsx';
import { Growth } from '../../../ui/Growth.tsx';
import { LevelTag } from '../../../ui/LevelTag.tsx';
import { FormulaWords } from './FormulaWords.tsx';
import styles from './KpiStrip.module.css';
import { PriceWords } from './PriceWords.tsx';

const bpOf = (figure: Figure | null) => figure && Math.round(figure.value * 10_000);

interface KpiProps {
  name: string;
  value: ReactNode;
  below: ReactNode;
  explanation: ReactNode;
}

function Kpi({ name, value, below, explanation }: KpiProps) {
  return (
    <div className={styles.kpi}>
      <dt>
        {explanation ? (
          <Explained name={name}>{explanation}</Explained>
        ) : (
          <span className={styles.name}>{name}</span>
        )}
      </dt>
      <dd>
        <div className={styles.value}>{value}</div>
        <div className={styles.below}>{below}</div>
      </dd>
    </div>
  );
}

/** The six figures a decision starts from. */
export function KpiStrip({ creator, figures }: { creator: CreatorDetail; figures: Figures }) {
  const { t } = useTranslation('creators');
  const { peers, percentile } = creator;
  const {
    average_plays: plays,
    interaction_rate: rate,
    plays_to_followers: ratio,
    posts_per_week: weekly,
  } = figures;
  const growth = figures.growth_30d;
  const explain = (name: string, value: string, figure: Figure | null) =>
    figure && <FormulaWords name={name} value={value} figure={figure} asOf={figures.asOf} />;
  const price = moneyRange(creator.priceLowFen, creator.priceHighFen);
  const middle =
    creator.priceLowFen !== null && creator.priceHighFen !== null
      ? (creator.priceLowFen + creator.priceHighFen) / 2
      : null;
  const cpm = middle !== null && plays?.value ? Math.round((middle / plays.value) * 1000) : null;
  return (
    <dl className={styles.strip}>
      <Kpi
        name={t('column.followers')}
        value={<Count value={creator.followers} />}
        below={
          growth ? (
            <>
              <Growth bp={bpOf(growth)} /> {t('kpi.last30Days')}
            </>
          ) : (
            t('kpi.noGrowth')
          )
        }
        explanation={explain(t('column.growth'), signedPercentOfBp(bpOf(growth)), growth)}
      />
      <Kpi
        name={t('column.avg_plays')}
        value={<Count value={plays && Math.round(plays.value)} />}
        below={t('figure.median', { ns: 'shell', value: compactCount(plays?.median) })}
        explanation={explain(t('column.avg_plays'), fullCount(plays?.value), plays)}
      />
      <Kpi
        name={t('column.avg_intrate')}
        value={
          <>
            {percentOfBp(bpOf(rate))} <LevelTag level={creator.level} />
          </>
        }
        below={percentile === null ? t('kpi.fewPeers') : t('kpi.percentile', { percent: percentile })}
        explanation={explain(t('column.avg_intrate'), percentOfBp(bpOf(rate)), rate)}
      />
      <Kpi
        name={t('column.follower_plays')}
        value={ratioOfBp(bpOf(ratio))}
        below={t('kpi.peerMedian', { value: ratioOfBp(peers?.medianPlaysToFollowersBp) })}
        explanation={explain(t('column.follower_plays'), ratioOfBp(bpOf(ratio)), ratio)}
      />
      <Kpi
        name={t('kpi.weekly')}
        value={weekly ? weekly.value.toFixed(1) : absent}
        below={weekly ? t('kpi.posts30', { count: weekly.sample }) : absent}
        explanation={explain(t('kpi.weekly'), weekly?.value.toFixed(1) ?? absent, weekly)}
      />
      <Kpi
        name={t('column.price')}
        value={<bdi dir="ltr">{price}</bdi>}
        below={cpm === null ? t('kpi.noPrice') : t('kpi.cpm', { cpm: money(cpm) })}
        explanation={
          middle !== null && plays && creator.baseCpmFen !== null ? (
            <PriceWords
              price={price}
              middleFen={middle}
              averagePlays={plays.value}
              baseCpmFen={creator.baseCpmFen}
            />
          ) : null
        }
      />
    </dl>
  );
}
