import { useTranslation } from 'react-i18next';
import { CallError } from '../../app/api.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { useSaveAd } from './queries.ts';

/** Saves an ad to the board or removes it; confirms that, or says that the board is full. */
export function useAdBoard(): (ad: { id: number; isSaved: boolean }) => void {
  const { t } = useTranslation('ads');
  const { mutate, isPending } = useSaveAd(isSaved => showToast('success', t(isSaved ? 'saved' : 'takenOff')));
  return ({ id, isSaved }) => {
    if (isPending) return;
    mutate(
      { id, isSaved: !isSaved },
      {
        onError(error) {
          if (error instanceof CallError && !error.alreadyShown)
            showToast('error', error.fields[0]?.reason ?? error.message);
        },
      },
    );
  };
}
