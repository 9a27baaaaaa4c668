import { useTranslation } from 'react-i18next';
import type { EffectInputs, EffectResults } from '../../../../contract/monitoring/effects/effect-formulas.ts';
import { wholeShare } from '../../../../contract/monitoring/effects/effect-money.ts';
import type { EffectFigures } from '../../../../contract/monitoring/effects/effect-shapes.ts';
import { Growth } from '../../../ui/figures/Growth.tsx';
import { Scrollable } from '../../../ui/tables/Scrollable.tsx';
import styles from '../figure-table.module.css';
import { figureText } from '../use-tile-text.ts';

const keys = [
  'plays',
  'engagements',
  'clicks',
  'orders',
  'revenue',
  'cost',
  'cpm',
  'cpc',
  'cpe',
  'roi',
  'roas',
] as const;
const fields = {
  plays: 'plays',
  engagements: 'engagements',
  clicks: 'clicks',
  orders: 'orders',
  revenue: 'revenueFen',
  cost: 'costFen',
  cpm: 'cpmE4',
  cpc: 'cpcE4',
  cpe: 'cpeE4',
  roi: 'roiBp',
  roas: 'roasBp',
} as const satisfies Record<(typeof keys)[number], keyof EffectFigures>;

type Key = (typeof keys)[number];
const costs: readonly Key[] = ['cost', 'cpm', 'cpc', 'cpe'];

/** The change against now in basis points; for ROI, itself a percentage, the difference. */
function changeOf(key: Key, now: number | null, then: number | null): number | null {
  if (now === null || then === null) return null;
  return key === 'roi' ? then - now : wholeShare([then - now, 10_000], now);
}

export interface ComparedProps {
  now: EffectFigures;
  /** Null while an input is invalid. */
  then: (EffectInputs & EffectResults) | null;
}

/** Each figure now and as assumed. */
export function Compared({ now, then }: ComparedProps) {
  const { t } = useTranslation('effects');
  const assumed = then && { ...now, ...then };
  return (
    <Scrollable className={styles.figures} aria-label={t('whatIf.table')}>
      <table aria-live="polite">
        <thead>
          <tr>
            <th scope="col">{t('whatIf.figure')}</th>
            <th scope="col">{t('whatIf.now')}</th>
            <th scope="col">{t('whatIf.assumed')}</th>
            <th scope="col">{t('whatIf.change')}</th>
          </tr>
        </thead>
        <tbody>
          {keys.map(key => (
            <tr key={key}>
              <th scope="row">{t(`figure.${key}`)}</th>
              <td>{figureText(key, now)}</td>
              <td>
                <strong>{assumed ? figureText(key, assumed) : '—'}</strong>
              </td>
              <td>
                <Growth
                  bp={then && changeOf(key, now[fields[key]], then[fields[key]])}
                  lessIsBetter={costs.includes(key)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrollable>
  );
}
