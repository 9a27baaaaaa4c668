import { useTranslation } from 'react-i18next';
import { fromField } from '../../../ui/dates/local-time.ts';
import { siteNow } from '../../../ui/dates/site-clock.ts';
import { codeFault, type LinkValues, type TargetValues, urlFault } from './link-values.ts';

const nameLength = 100;
const aboutLength = 500;

/** The rules of a link's target and name, shared with the form for the links of a list. */
export function useTargetRules() {
  const { t } = useTranslation('short-links');
  const url = (isNeeded: boolean) => (value: string, values: TargetValues) => {
    if (!isNeeded && values.productType !== 'app') return undefined;
    const fault = urlFault(value, isNeeded);
    return fault && t(`fault.url.${fault}`);
  };
  return {
    name: (value: string) =>
      !value.trim() ? t('fault.name') : value.trim().length > nameLength && t('fault.nameLength'),
    targetUrl: url(true),
    iosUrl: url(false),
    androidUrl: url(false),
    desktopUrl: url(false),
  };
}

/** @param initial an expiry in the past may stay, but cannot be chosen */
export function useLinkRules({ expiresAt: before }: Pick<LinkValues, 'expiresAt'>) {
  const { t } = useTranslation('short-links');
  const isAhead = (value: string) => Date.parse(fromField(value) ?? '') > siteNow();
  return {
    ...useTargetRules(),
    code(value: string) {
      const fault = codeFault(value);
      return fault && t(`fault.code.${fault}`);
    },
    description: (value: string) => value.trim().length > aboutLength && t('fault.description'),
    expiresAt: (value: string) => value !== before && value !== '' && !isAhead(value) && t('fault.expiresAt'),
  };
}
