import { limits } from '../../../contract/limits.ts';
import { templateKinds, type TemplateKind } from '../../../contract/template-kinds.ts';

/** Which templates are shown; empty where any. */
export interface TemplatesState {
  keyword: string;
  kind: TemplateKind | '';
  category: string;
  page: number;
  size: number;
}

const [defaultSize] = limits.pageSizes;

/** The question in an address; what makes no sense is left out. */
export function readTemplates(params: URLSearchParams): TemplatesState {
  const page = Number(params.get('page'));
  return {
    keyword: params.get('keyword')?.slice(0, 100) ?? '',
    kind: templateKinds.find(kind => kind === params.get('kind')) ?? '',
    category: params.get('category')?.slice(0, 40) ?? '',
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    size: limits.pageSizes.find(size => String(size) === params.get('size')) ?? defaultSize,
  };
}

/** Nothing that is not set. */
export function writeTemplates({ keyword, kind, category, page, size }: TemplatesState): URLSearchParams {
  const params = new URLSearchParams();
  if (keyword) params.set('keyword', keyword);
  if (kind) params.set('kind', kind);
  if (category) params.set('category', category);
  if (page > 1) params.set('page', String(page));
  if (size !== defaultSize) params.set('size', String(size));
  return params;
}
