import {
  templateKinds,
  type TemplateKind,
} from '../../../contract/outreach/mail-templates/template-kinds.ts';
import { type Paging, readKeyword, readPaging, writePaging } from '../../ui/tables/paging.ts';

/** The filters of templates; empty means any. */
export interface TemplatesState extends Paging {
  keyword: string;
  kind: TemplateKind | '';
  category: string;
}

/** Reads the filters from an address; ignores invalid values. */
export function readTemplates(params: URLSearchParams): TemplatesState {
  return {
    keyword: readKeyword(params),
    kind: templateKinds.find(kind => kind === params.get('kind')) ?? '',
    category: params.get('category')?.slice(0, 40) ?? '',
    ...readPaging(params),
  };
}

/** Writes set values only. */
export function writeTemplates({ keyword, kind, category, ...paging }: TemplatesState): URLSearchParams {
  const params = new URLSearchParams();
  if (keyword) params.set('keyword', keyword);
  if (kind) params.set('kind', kind);
  if (category) params.set('category', category);
  writePaging(params, paging);
  return params;
}
