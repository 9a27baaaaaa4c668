import { useTranslation } from 'react-i18next';
import type { VisitPart } from '../../../../contract/links/link-kinds.ts';
import { regionName } from '../../../../contract/core/regions/region-names.ts';
import {
  botReasonNames,
  deviceNames,
  inAppNames,
  sourceNames,
} from '../../../../contract/links/visit-texts.ts';
import { currentLang } from '../../../i18n/lang.ts';

const named = (names: Record<string, string>, value: string) => names[value] ?? value;

/** The words for the values of a dimension; an empty value is unknown or none. */
export function useVisitText(): (part: VisitPart, value: string) => string {
  const { t } = useTranslation('visits');
  return (part, value) => {
    if (value === '*') return t('rest');
    if (part === 'region') return value ? regionName(value, currentLang) : t('unknown');
    if (part === 'device') return value ? named(deviceNames[currentLang], value) : t('unknown');
    if (part === 'app') return value ? named(inAppNames[currentLang], value) : t('noApp');
    if (part === 'referrer') return value || t('noReferrer');
    if (part === 'source') return named(sourceNames[currentLang], value);
    if (part === 'bot') return named(botReasonNames[currentLang], value);
    return value || t('unknown');
  };
}
