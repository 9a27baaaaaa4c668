import { useTranslation } from 'react-i18next';
import type { Lang } from '../../../contract/core/error-texts.ts';

/** The language that the report around is written in. */
export const useReportLang = (): Lang => (useTranslation('reports').i18n.language === 'en' ? 'en' : 'zh');
