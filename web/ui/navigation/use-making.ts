import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/** Whether the dialog for something new is open. An address with `new=1` opens it, once. */
export function useMaking(): [isMaking: boolean, setMaking: (isMaking: boolean) => void] {
  const [params, setParams] = useSearchParams();
  const [isMaking, setMaking] = useState(false);
  const isAsked = params.get('new') === '1';
  if (isAsked && !isMaking) setMaking(true);
  useEffect(() => {
    if (!isAsked) return;
    setParams(
      before => {
        const rest = new URLSearchParams(before);
        rest.delete('new');
        return rest;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isAsked, setParams]);
  return [isMaking, setMaking];
}
