import { useTranslation } from 'react-i18next';
import { newPassword, username } from '../../../contract/core/patterns.ts';
import { usePatterns } from '../../ui/forms/use-patterns.ts';

const codeForm = /^\d{6}$/;
/** Same as in the contract. */
const longestNickName = 40;
const longestCompany = 100;

/** The rules for account data, with their messages. */
export function useRules() {
  const { t } = useTranslation('identity');
  const { is, custom } = usePatterns();
  const notLonger = (value: string, count: number) =>
    value.trim().length > count && t('fault.tooLong', { count });
  return {
    username: custom(username, t('fault.username'), t('missing.username')),
    phone: is('mainlandMobile', t('missing.phone')),
    code: custom(codeForm, t('fault.code'), t('missing.code')),
    password: (value: string) => {
      if (!value) return t('missing.newPassword');
      return !newPassword.test(value) && t('fault.password');
    },
    confirm: (value: string, { password }: { password: string }) => {
      if (!value) return t('missing.confirm');
      return value !== password && t('fault.differ');
    },
    nickName: (value: string) => (value.trim() ? notLonger(value, longestNickName) : t('missing.nickName')),
    company: (value: string) => (value.trim() ? notLonger(value, longestCompany) : t('missing.company')),
    companyOrNone: (value: string) => notLonger(value, longestCompany),
    consent: (value: boolean) => !value && t('missing.consent'),
  };
}
