import type { ClientReportPart } from '../../../contract/monitoring/client-reports/client-report-kinds.ts';
import type {
  ClientReportContent,
  ClientReportSettings,
} from '../../../contract/monitoring/client-reports/client-reports.ts';

/** The place of each part in a report's content. */
const placeOf = {
  summary: 'summary',
  days: 'days',
  posts: 'gallery',
  creators: 'creators',
  effects: 'effects',
  costs: 'costs',
  briefs: 'briefs',
} as const satisfies Partial<Record<ClientReportPart, keyof ClientReportContent>>;

/** What the client sees with these settings, from content with all parts. */
export function shownContent(
  content: ClientReportContent,
  settings: Omit<ClientReportSettings, 'beginsOn' | 'endsOn'>,
  { projectName, logo }: { projectName: string; logo: string },
): ClientReportContent {
  const { parts } = settings;
  const hidden = Object.entries(placeOf).filter(([part]) => !parts.includes(part as ClientReportPart));
  return {
    ...content,
    ...Object.fromEntries(hidden.map(([, place]) => [place, null])),
    title: settings.title.trim() || projectName,
    clientName: settings.clientName.trim(),
    lang: settings.lang,
    parts,
    notes: parts.includes('notes') ? settings.notes : '',
    logo: settings.hasLogo ? logo : '',
  };
}
