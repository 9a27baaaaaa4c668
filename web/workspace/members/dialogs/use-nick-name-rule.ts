import { useTranslation } from 'react-i18next';

/** Characters, as in contract/identity/sign-in.ts. */
const longest = 40;

/** What is wrong with a nickname. */
export function useNickNameRule() {
  const { t } = useTranslation('team');
  return (value: string) =>
    (!value.trim() && t('member.missingNickName')) ||
    (value.trim().length > longest && t('member.longNickName'));
}
