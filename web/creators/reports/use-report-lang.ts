import { useTranslation } from 'react-i18next';
import type { Lang } from '../../../contract/core/error-texts.ts';

/** The language of the surrounding report. */
export const useReportLang = (): Lang => (useTranslation('reports').i18n.language === 'en' ? 'en' : 'zh');
