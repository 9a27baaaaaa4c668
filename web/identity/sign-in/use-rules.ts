import { useTranslation } from 'react-i18next';
import { mainlandMobile, newPassword, username } from '../../../contract/core/patterns.ts';

const codeForm = /^\d{6}$/;
/** Same as in the contract. */
const longestNickName = 40;
const longestCompany = 100;

/** The rules for account data, with their messages. */
export function useRules() {
  const { t } = useTranslation('identity');
  const notLonger = (value: string, count: number) =>
    value.trim().length > count && t('fault.tooLong', { count });
  return {
    username: (value: string) => {
      if (!value.trim()) return t('missing.username');
      return !username.test(value.trim()) && t('fault.username');
    },
    phone: (value: string) => {
      if (!value.trim()) return t('missing.phone');
      return !mainlandMobile.test(value.trim()) && t('fault.phone');
    },
    code: (value: string) => {
      if (!value.trim()) return t('missing.code');
      return !codeForm.test(value.trim()) && t('fault.code');
    },
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
