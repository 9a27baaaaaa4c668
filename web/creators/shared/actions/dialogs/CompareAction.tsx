import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../../app/paths.ts';
import type { Target } from '../action-target.ts';

/** Opens the comparison of the selected creators. */
export function CompareAction({
  target: { meant },
  onClose,
}: {
  target: Target;
  onClose: (isDone: boolean) => void;
}) {
  const navigate = useNavigate();
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    onClose(false);
    if (meant.of === 'ids') void navigate(paths.comparison(meant.ids));
  });
  return null;
}
