import type { Namespace } from '../../i18n/texts.ts';

/** The texts of a report. */
export const reportTexts: readonly Namespace[] = ['reports', 'insights', 'formulas'];
