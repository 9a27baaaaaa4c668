import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../contract/core/format.ts';
import { Ago } from '../../ui/dates/Ago.tsx';
import { Stack, Text } from '../../ui/box/Box.tsx';

export interface RankAboutProps {
  /** What is ranked, by what, and what is not covered. */
  children: ReactNode;
  /** When its data was complete; null if no ranking exists, undefined until it is loaded. */
  madeAt: string | null | undefined;
  /** How much data was considered, in words. */
  considered?: ReactNode;
}

/** Below the title of a ranking: its data and its time. */
export function RankAbout({ children, madeAt, considered }: RankAboutProps) {
  const { t } = useTranslation('rankings');
  return (
    <Stack as="span" gap={2}>
      <span>{children}</span>
      {madeAt && (
        <Text as="span" size="sm" tone="faint">
          {t('made')} <Ago at={madeAt} />
          {considered && <> · {considered}</>}
        </Text>
      )}
    </Stack>
  );
}

export const numbered = (count: number) => ({ count, number: fullCount(count) });
