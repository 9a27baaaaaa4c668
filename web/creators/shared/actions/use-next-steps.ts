import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '../../../app/paths.ts';
import type { ToastAction } from '../../../ui/feedback/toast.ts';
import type { Act, Meant } from './action-target.ts';

/** What people do after an action on creators, as buttons of its toast. */
export function useNextSteps() {
  const { t } = useTranslation('team-creators');
  const navigate = useNavigate();
  return (meant: Meant, action: Act): ToastAction[] => {
    switch (action.do) {
      case 'addToList':
      case 'moveToList': {
        const openList = {
          text: t('next.list'),
          onPress: () => void navigate(paths.list(action.listId)),
        };
        const write = {
          text: t('next.write'),
          onPress: () => void navigate(paths.compose(), { state: { selection: meant } }),
        };
        return action.do === 'addToList' ? [openList, write] : [openList];
      }
      case 'block':
        return [{ text: t('next.blocklist'), onPress: () => void navigate(paths.blocklist()) }];
      default:
        return [];
    }
  };
}
