import { expect, test } from 'vitest';
import { clientReportParts } from '../../../contract/monitoring/client-reports/client-report-kinds.ts';
import type {
  ClientReportContent,
  ClientReportSettings,
} from '../../../contract/monitoring/client-reports/client-reports.ts';
import { shownContent } from './shown-content.ts';

const content = {
  title: 'Project',
  summary: {},
  days: [],
  gallery: [],
  creators: [],
  effects: {},
  costs: {},
  briefs: {},
  notes: 'as saved',
  logo: 'saved',
} as unknown as ClientReportContent;
const settings = (more: Partial<ClientReportSettings>): ClientReportSettings => ({
  title: '',
  clientName: ' Acme ',
  lang: 'en',
  beginsOn: null,
  endsOn: null,
  parts: [],
  notes: 'as typed',
  hasLogo: true,
  ...more,
});
const project = { projectName: 'Project', logo: 'the logo' };

test('shows the currently chosen parts', () => {
  const parts = clientReportParts.filter(part => !['costs', 'briefs'].includes(part));
  const shown = shownContent(content, settings({ parts, title: ' Autumn ' }), project);
  expect(shown).toMatchObject({ title: 'Autumn', clientName: 'Acme', notes: 'as typed', logo: 'the logo' });
  expect([shown.costs, shown.briefs]).toEqual([null, null]);
  expect([shown.summary, shown.days, shown.gallery, shown.creators, shown.effects]).not.toContain(null);
});

test('hides the others', () => {
  const shown = shownContent(content, settings({ hasLogo: false }), project);
  const { summary, days, gallery, creators, effects, costs, briefs } = shown;
  expect([summary, days, gallery, creators, effects, costs, briefs].every(part => part === null)).toBe(true);
  expect(shown).toMatchObject({ title: 'Project', notes: '', logo: '' });
});
