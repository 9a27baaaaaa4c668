/** Values of campaigns that both sides use. Texts are in the i18n of `campaigns`. */

export const campaignStates = ['draft', 'recruiting', 'running', 'done', 'archived'] as const;
export type CampaignState = (typeof campaignStates)[number];

/** The states that a campaign can change to by hand; archived ones are read-only, and can be opened again. */
export const campaignMoves: Record<CampaignState, readonly CampaignState[]> = {
  draft: ['recruiting', 'archived'],
  recruiting: ['draft', 'running', 'done', 'archived'],
  running: ['recruiting', 'done', 'archived'],
  done: ['running', 'archived'],
  archived: ['done'],
};

/**
 * What a member may do in a campaign: an owner everything, an editor everything except members and removal, a viewer
 * only read.
 */
export const campaignRoles = ['owner', 'editor', 'viewer'] as const;
export type CampaignRole = (typeof campaignRoles)[number];

export const mayAs = (role: CampaignRole, minRole: CampaignRole): boolean =>
  campaignRoles.indexOf(role) <= campaignRoles.indexOf(minRole);

/** The goal of a campaign, compared with the figures of its monitor project. */
export const campaignGoals = ['plays', 'engagements', 'posts', 'clicks', 'orders'] as const;
export type CampaignGoal = (typeof campaignGoals)[number];

export const campaignFileKinds = ['brief', 'contract', 'draft', 'proof', 'other'] as const;
export type CampaignFileKind = (typeof campaignFileKinds)[number];

export const campaignLimits = {
  nameLength: 80,
  productLength: 120,
  briefLength: 100_000,
  briefs: 100,
  members: 100,
  candidates: 5000,
  /** Files of a campaign or of one collaboration; each of at most `limits.uploadBytes`. */
  files: 50,
  reasonLength: 300,
} as const;

export const candidateStatuses = [
  'candidate',
  'invited',
  'opened',
  'replied',
  'interested',
  'declined',
  'noAnswer',
  'collaborating',
] as const;
export type CandidateStatus = (typeof candidateStatuses)[number];

export const candidateOrigins = ['list', 'search', 'import', 'hand'] as const;
export type CandidateOrigin = (typeof candidateOrigins)[number];

/** What a candidate is compared with: what the campaign states, and whether the creator still posts. */
export const fitChecks = ['platform', 'region', 'price', 'posting'] as const;
export type FitCheck = (typeof fitChecks)[number];

/** `unknown` is neither: nobody knows what is compared. */
export const fitResults = ['met', 'missed', 'unknown'] as const;
export type FitResult = (typeof fitResults)[number];

/** A creator who posted within this many days still posts. */
export const postingDays = 90;
