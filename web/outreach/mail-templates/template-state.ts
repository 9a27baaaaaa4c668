import {
  templateKinds,
  type TemplateKind,
} from '../../../contract/outreach/mail-templates/template-kinds.ts';
import { type Paging, readKeyword, readPaging, writePaging } from '../../ui/tables/paging.ts';

/** Which templates are shown; empty where any. */
export interface TemplatesState extends Paging {
  keyword: string;
  kind: TemplateKind | '';
  category: string;
}

/** The question in an address; what makes no sense is left out. */
export function readTemplates(params: URLSearchParams): TemplatesState {
  return {
    keyword: readKeyword(params),
    kind: templateKinds.find(kind => kind === params.get('kind')) ?? '',
    category: params.get('category')?.slice(0, 40) ?? '',
    ...readPaging(params),
  };
}

/** Nothing that is not set. */
export function writeTemplates({ keyword, kind, category, ...paging }: TemplatesState): URLSearchParams {
  const params = new URLSearchParams();
  if (keyword) params.set('keyword', keyword);
  if (kind) params.set('kind', kind);
  if (category) params.set('category', category);
  writePaging(params, paging);
  return params;
}
