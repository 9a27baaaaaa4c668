import { type NewDraft, makeDraft } from '../queries.ts';
import { readId } from '../../../ui/tables/paging.ts';
import { fetchTemplate } from '../../shared/queries.ts';
import { saveContent, showDraft } from './queries.ts';

/** The initial content of a new draft: from the address, or from the previous page. */
export interface Beginning {
  draft: NewDraft;
  templateId: number | null;
}

const maxCreators = 1000;

/** @param state of the navigation: a `selection` of creators */
export function readBeginning(params: URLSearchParams, state: unknown): Beginning {
  const creators = (params.get('creators') ?? '').split(',').flatMap(text => readId(text) ?? []);
  const listId = readId(params.get('listId'));
  const copyOf = readId(params.get('copyOf'));
  const handed = (state as { selection?: NewDraft['selection'] } | null)?.selection;
  const selection =
    handed ??
    (creators.length
      ? { of: 'ids' as const, ids: creators.slice(0, maxCreators) }
      : listId
        ? { of: 'list' as const, listId, filter: {} }
        : undefined);
  return {
    draft: { ...(selection && { selection }), ...(copyOf && { copyOf }) },
    templateId: readId(params.get('templateId')),
  };
}

/** Creates the draft, its first mail from a template if one is named. @returns its id */
export async function begin({ draft, templateId }: Beginning): Promise<number> {
  const { id } = await makeDraft(draft);
  if (!templateId) return id;
  const [template, { content, revision }] = await Promise.all([fetchTemplate(templateId), showDraft(id)]);
  const [first, ...others] = content.rounds;
  if (first) {
    const { subject, html, text, attachments } = template;
    const filled = { ...first, subject, html, text, attachments, templateId };
    await saveContent(id, { ...content, rounds: [filled, ...others] }, revision);
  }
  return id;
}
