import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Platform } from '../../../contract/core/platform.ts';
import { Card } from '../../ui/page/Card.tsx';
import { AccountLine } from './AccountLine.tsx';
import { Stack, Text } from '../../ui/box/Box.tsx';
import { EndedNote } from './EndedNote.tsx';
import type { OwnPage } from './queries.ts';

export interface AccountsCardProps {
  token: string;
  page: OwnPage;
  onChanged: () => void;
}

export interface Ended {
  platform: Platform;
  isRevoked: boolean;
}

/** The platforms, the creator's own first, with the connected accounts. */
export function AccountsCard({ token, page, onChanged }: AccountsCardProps) {
  const { t } = useTranslation('creator-page');
  const [ended, setEnded] = useState<Ended>();
  const own = (platform: Platform) => Number(platform !== page.creator.platform);
  const lines = page.platforms.toSorted((one, other) => own(one.platform) - own(other.platform));
  return (
    <Card title={t('accounts.title')}>
      <Text tone="soft" leading="relaxed">
        {t('accounts.about', { team: page.teamName })}
      </Text>
      {ended && <EndedNote {...ended} />}
      <Stack as="ul">
        {lines.map(state => (
          <AccountLine
            key={state.platform}
            token={token}
            page={page}
            state={state}
            onEnded={result => {
              setEnded(result);
              onChanged();
            }}
          />
        ))}
      </Stack>
    </Card>
  );
}
