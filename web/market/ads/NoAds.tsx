import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isNarrowed, type RankState } from '../shared/filters/rank-state.ts';
import { paths } from '../../app/paths.ts';
import { useSession } from '../../session/session.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import type { AdsReply } from './queries.ts';

/** Whether the menu contains the page that sets up sources. */
function useIsOperator(): boolean {
  const { menus } = useSession();
  const path = paths.sources();
  return menus.some(entry => entry.path === path || entry.children.some(child => child.path === path));
}

/** Why there are no ads, and what to do about it. */
export function NoAds({ state, reply, onClear }: { state: RankState; reply: AdsReply; onClear: () => void }) {
  const { t } = useTranslation('ads');
  const isOperator = useIsOperator();
  if (reply.state === 'noSource') {
    return (
      <EmptyState
        actions={
          isOperator && (
            <Button component={Link} to={paths.sources()}>
              {t('toSources')}
            </Button>
          )
        }
      >
        {t(isOperator ? 'noSourceOperator' : 'noSource')}
      </EmptyState>
    );
  }
  if (state.onlySaved && !isNarrowed(state)) {
    return (
      <EmptyState
        actions={
          <Button variant="default" onClick={onClear}>
            {t('toAll')}
          </Button>
        }
      >
        {t('emptyBoard')}
      </EmptyState>
    );
  }
  if (reply.state === 'none' && !isNarrowed(state)) return <EmptyState>{t('noneYet')}</EmptyState>;
  return (
    <EmptyState
      actions={
        <Button variant="default" onClick={onClear}>
          {t('clear')}
        </Button>
      }
    >
      {t(state.keyword ? 'noneNamed' : 'none')}
    </EmptyState>
  );
}
