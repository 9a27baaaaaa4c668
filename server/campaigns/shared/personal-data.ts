import type { TableDeclaration } from '../../core/db/personal-data/declarations.ts';

const ofCollaboration = (table: string, rest: Partial<TableDeclaration> = {}): TableDeclaration => ({
  table,
  kind: 'campaigns',
  rows: [{ by: [{ within: 'collaborations', on: { collaboration_id: 'id' } }], action: 'delete' }],
  ...rest,
});

/** Work with creators. Cards, amounts and days stay; who it was does not. */
export const campaignTables: readonly TableDeclaration[] = [
  {
    table: 'campaigns',
    kind: 'campaigns',
    quotes: ['name', 'product', 'product_url', 'brief'],
    plain: ['platforms', 'regions', 'zone', 'currency', 'goals', 'state'],
  },
  { table: 'sample_campaigns', kind: 'other' },
  { table: 'campaign_members', kind: 'other', plain: ['role'] },
  { table: 'campaign_briefs', kind: 'campaigns', quotes: ['name', 'brief'] },
  ofCollaboration('campaign_files', { quotes: ['name'] }),
  {
    table: 'candidates',
    kind: 'campaigns',
    rows: [{ by: [{ creator: 'creator_id' }], action: { clear: ['excluded_reason'] } }],
    quotes: ['excluded_reason'],
    plain: ['origin', 'status', 'answer'],
  },
  {
    table: 'collaborations',
    kind: 'campaigns',
    rows: [
      {
        by: [{ creator: 'creator_id' }],
        action: { clear: ['carrier', 'tracking_number', 'notes', 'cancel_reason'] },
      },
    ],
    quotes: ['product', 'notes', 'cancel_reason'],
    plain: ['state', 'rank', 'currency', 'coupon'],
  },
  {
    table: 'deliverables',
    kind: 'campaigns',
    rows: [
      {
        by: [{ within: 'collaborations', on: { collaboration_id: 'id' } }, { post: 'post_key' }],
        action: { clear: ['post_url'], post: ['post_key'] },
      },
    ],
    quotes: ['title', 'post_url'],
    plain: ['kind', 'post_by', 'check_outcome'],
  },
  ofCollaboration('collaboration_events', {
    rows: [
      { by: [{ within: 'collaborations', on: { collaboration_id: 'id' } }], action: { clear: ['details'] } },
    ],
    plain: ['kind', 'from_state', 'to_state'],
  }),
  ofCollaboration('collaboration_drafts', {
    rows: [
      {
        by: [{ within: 'collaborations', on: { collaboration_id: 'id' } }],
        action: { clear: ['url', 'note', 'campaign_file_id'] },
      },
    ],
    plain: ['state'],
  }),
  ofCollaboration('draft_comments', { quotes: ['text'] }),
  ofCollaboration('collaboration_pages'),
  { table: 'collaboration_page_tokens', kind: 'other', plain: ['token_hash'] },
  ofCollaboration('creator_details'),
  {
    table: 'payables',
    kind: 'payments',
    rows: [
      {
        by: [{ within: 'collaborations', on: { collaboration_id: 'id' } }],
        action: { clear: ['reference', 'note', 'proof_id'] },
      },
    ],
    quotes: ['label', 'tax_note', 'reference', 'note', 'method'],
    plain: ['currency', 'due_when', 'state'],
  },
  { table: 'agenda_reminders', kind: 'other' },
];
