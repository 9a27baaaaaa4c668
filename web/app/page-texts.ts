/** Texts that several pages need. */

/** What pages about creators say of figures and posts. */
export const creatorTexts = ['creators', 'insights', 'formulas'] as const;
export const reportTexts = [...creatorTexts, 'reports', 'comparison'] as const;

export const monitorTexts = ['monitors', 'briefs', 'alerts', 'sources'] as const;
/** What rankings say, and the dialogs that their rows open. */
export const rankingTexts = ['rankings', 'monitors', 'creators', 'team-creators'] as const;

export const clientReportTexts = ['client-reports', 'monitors', 'effects', 'briefs'] as const;

/** Candidates, in the frame of their campaign, and what adding them says. */
export const candidateTexts = ['candidates', 'campaigns', 'team-creators'] as const;

/** Collaborations in the frame of their campaign, with what is made, paid and handed in of them. */
export const boardTexts = ['collaborations', 'campaigns', 'payables', 'creator-work'] as const;
