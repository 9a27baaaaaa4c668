import type { Namespace } from '../../i18n/texts.ts';

/** The namespaces of a report. */
export const reportTexts: readonly Namespace[] = ['client-reports', 'monitors'];
