/** Texts that several pages need. */

/** Texts on figures and posts for pages about creators. */
export const creatorTexts = ['creators', 'insights', 'formulas'] as const;
export const reportTexts = [...creatorTexts, 'reports', 'comparison'] as const;

export const monitorTexts = ['monitors', 'briefs', 'alerts', 'sources'] as const;
/** Texts of rankings, and of the dialogs that their rows open. */
export const rankingTexts = ['rankings', 'monitors', 'creators', 'team-creators'] as const;

export const clientReportTexts = ['client-reports', 'monitors', 'effects', 'briefs'] as const;

/** Texts of candidates in the frame of their campaign, and of the dialog that adds them. */
export const candidateTexts = ['candidates', 'campaigns', 'team-creators'] as const;

/** Texts of collaborations in the frame of their campaign, with deliverables, payables and drafts. */
export const boardTexts = ['collaborations', 'campaigns', 'payables', 'creator-work'] as const;
