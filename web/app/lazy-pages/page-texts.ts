/** Texts that several pages need. */

/** Texts on figures and posts for pages about creators. */
export const creatorTexts = ['creators', 'insights', 'formulas'] as const;
export const reportTexts = ['reports', 'insights', 'formulas'] as const;
export const clientReportTexts = ['client-reports', 'monitors'] as const;

/** Texts of rankings with posts, and of the dialogs that their rows open. */
export const rankedPostTexts = ['rankings', 'monitors', 'team-creators', 'creator-dialogs'] as const;
