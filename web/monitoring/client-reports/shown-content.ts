import type { ClientReportPart } from '../../../contract/monitoring/client-reports/client-report-kinds.ts';
import type {
  ClientReportContent,
  ClientReportSettings,
} from '../../../contract/monitoring/client-reports/client-reports.ts';

/** Where each part lies in a report's content. */
const placeOf = {
  summary: 'summary',
  days: 'days',
  posts: 'gallery',
  creators: 'creators',
  effects: 'effects',
  costs: 'costs',
  briefs: 'briefs',
} as const satisfies Partial<Record<ClientReportPart, keyof ClientReportContent>>;

/** What the client would see by these settings, of content that has every part. */
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
