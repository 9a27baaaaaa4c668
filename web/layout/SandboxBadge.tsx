import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { signInSettings } from '../session/sign-in.ts';
import { Tag } from '../ui/Tag.tsx';

/** Says that nothing here reaches the outside world; absent in production. */
export function SandboxBadge() {
  const { t } = useTranslation();
  const { data } = useQuery({ queryKey: ['sign-in-settings'], queryFn: signInSettings, staleTime: Infinity });
  return data?.sandbox ? (
    <Tag tone="warn" title={t('top.sandboxAbout')}>
      {t('top.sandbox')}
    </Tag>
  ) : null;
}
