import { PaperSkeleton } from '../shared/paper/Paper.tsx';

/** Placeholders for the report of a creator. */
export function ReportSkeleton() {
  return <PaperSkeleton gap={18} heights={[96, 330, 190, 190]} />;
}
