import { PaperSkeleton } from '../../creators/shared/paper/Paper.tsx';

/** Placeholders for the report of a client. */
export function ReportSkeleton() {
  return <PaperSkeleton gap={24} heights={[120, 200, 360]} />;
}
