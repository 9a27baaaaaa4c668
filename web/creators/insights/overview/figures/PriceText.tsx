import { useTranslation } from 'react-i18next';
import { fullCount, money } from '../../../../../contract/core/format.ts';

export interface PriceTextProps {
  price: string;
  middleFen: number;
  averagePlays: number;
  baseCpmFen: number;
}

/** How the estimated price was computed. The factor of the level is derived from the other numbers. */
export function PriceText({ price, middleFen, averagePlays, baseCpmFen }: PriceTextProps) {
  const { t } = useTranslation('creators');
  const factor = averagePlays ? middleFen / ((averagePlays / 1000) * baseCpmFen) : 0;
  return (
    <>
      <strong>
        {t('column.price')} {price}
      </strong>
      <div>= {t('price.words')}</div>
      <div>
        ={' '}
        {t('price.numbers', {
          plays: fullCount(averagePlays),
          cpm: money(baseCpmFen),
          factor: factor.toFixed(2),
        })}
      </div>
      <div>{t('price.thumb')}</div>
    </>
  );
}
