import { useTranslation } from 'react-i18next';
import { day, dateTime } from '../../../../contract/core/format.ts';
import type { ReportContent } from '../../../../contract/creators/reports.ts';
import { formulaText } from '../../../catalogue/shared/formula-text.ts';
import { figureOf, reportFigures } from '../report-figures.ts';
import { Text } from '../../../ui/box/Box.tsx';
import styles from '../report.module.css';
import { useReportLang } from '../use-report-lang.ts';
import { Part } from './Part.tsx';

/** What the numbers mean, and where they come from. */
export function Notes({ content, formulas }: { content: ReportContent; formulas: readonly string[] }) {
  const { t } = useTranslation('reports');
  const { i18n } = useTranslation('reports');
  const lang = useReportLang();
  const wordsOf = (formula: string) => formulaText(i18n, { formula }, 'words') || formula;
  const { creators } = content.comparison;
  const nameOf = (formula: string) =>
    reportFigures.find(name => creators.some(creator => figureOf(creator, name)?.formula === formula));
  return (
    <Part title={t('notes.title')}>
      {formulas.length > 0 && (
        <Text as="ol" size="xs" tone="soft" className={styles.notes}>
          {formulas.map(formula => {
            const name = nameOf(formula);
            return (
              <li key={formula}>
                {name && <b>{t(`figure.${name}`)}</b>} = {wordsOf(formula)}
              </li>
            );
          })}
        </Text>
      )}
      <Text as="ul" size="xs" tone="soft" className={styles.notes}>
        <li>{t('notes.absent')}</li>
        {creators.map(({ id, name, handle, source, refreshedAt }) => (
          <li key={id}>
            {refreshedAt === null
              ? t('notes.undated', { name: name || handle, source: source[lang] })
              : t('notes.source', { name: name || handle, source: source[lang], day: day(refreshedAt) })}
          </li>
        ))}
        <li>{t('notes.made', { at: dateTime(content.madeAt) })}</li>
      </Text>
    </Part>
  );
}
