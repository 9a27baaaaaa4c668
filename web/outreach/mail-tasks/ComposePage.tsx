import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { unreported } from '../../app/api.ts';
import { paths } from '../../app/paths.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { readId } from '../../ui/tables/paging.ts';
import { useTitle } from '../../ui/page/use-title.ts';
import { Composer } from './compose/Composer.tsx';
import { ComposerSkeleton } from './compose/ComposerSkeleton.tsx';
import { begin, readBeginning } from './compose/new-draft.ts';

/** Creates a draft and replaces the address with its own, so that a reload does not create another. */
function NewDraft() {
  const [params] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const [error, setError] = useState<unknown>(null);
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current || error) return;
    isBegun.current = true;
    begin(readBeginning(params, state)).then(
      id => void navigate(paths.compose(id), { replace: true }),
      (refusal: unknown) => {
        isBegun.current = false;
        setError(refusal);
      },
    );
  }, [params, state, navigate, error]);
  if (!error) return <ComposerSkeleton />;
  const message = unreported(error);
  return <ErrorState message={message} onRetry={() => setError(null)} />;
}

/** The composer of mail tasks; the draft and the step are in the address. */
export default function ComposePage() {
  const { t } = useTranslation('mail-tasks');
  useTitle(t('compose.title'));
  const [params] = useSearchParams();
  const id = readId(params.get('id'));
  return id ? <Composer key={id} id={id} /> : <NewDraft />;
}
