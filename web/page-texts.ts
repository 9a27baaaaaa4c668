/** What pages about creators say of figures and posts. */
export const creatorTexts = ['creators', 'insights', 'formulas'] as const;
export const reportTexts = [...creatorTexts, 'reports', 'comparison'] as const;

export const monitorTexts = ['monitors', 'briefs', 'alerts', 'sources'] as const;
/** What rankings say, and the dialogs that their rows open. */
export const rankingTexts = ['rankings', 'monitors', 'creators', 'team-creators'] as const;

export const clientReportTexts = ['client-reports', 'monitors', 'effects', 'briefs'] as const;
