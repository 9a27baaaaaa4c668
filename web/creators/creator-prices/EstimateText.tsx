import { useTranslation } from 'react-i18next';
import { fullCount, money, moneyRange } from '../../../contract/core/format.ts';
import { isLevel } from '../../ui/labels/LevelTag.tsx';
import type { CreatorPrice } from './queries.ts';
import { useLineText } from './use-line-text.ts';

/** How an estimate was computed: formula, numbers, the line and whose table it is, and what search uses instead. */
export function EstimateText({ estimate }: { estimate: NonNullable<CreatorPrice['estimate']> }) {
  const { t } = useTranslation('creator-prices');
  const { t: shell } = useTranslation();
  const { lineText } = useLineText();
  const { lowFen, highFen, estimateFen, averagePlays, cpmFen, base, level } = estimate;
  const factor = (estimate.qualityCenti / 100).toFixed(2);
  const line = lineText(base);
  return (
    <>
      <strong>
        {t('estimate.name')} <bdi dir="ltr">{moneyRange(lowFen, highFen)}</bdi>
      </strong>
      <div>= {t('estimate.words')}</div>
      <div>
        ={' '}
        {t('estimate.numbers', {
          plays: fullCount(averagePlays),
          cpm: money(cpmFen),
          factor,
          middle: money(estimateFen),
        })}
      </div>
      <div>{t('estimate.plays')}</div>
      <div>
        {isLevel(level)
          ? t('estimate.level', { level: shell(`level.level${level}`), factor })
          : t('estimate.noLevel')}
      </div>
      <div>{t(base.basis === 'team' ? 'estimate.teamAbout' : 'estimate.generalAbout', { line })}</div>
      <div>{t('estimate.search')}</div>
    </>
  );
}
