import {
  chosenCode,
  codeLength,
  isReservedCode,
  type ProductType,
  productTypes,
} from '../../../../contract/links/link-kinds.ts';
import type { LinkFields, ShortLink } from '../../../../contract/links/short-links.ts';
import { isTargetUrl } from '../../../../contract/links/target-url.ts';
import { fromField, toField } from '../../../ui/dates/local-time.ts';
import { tagsIn } from '../../../ui/forms/tags-in.ts';

/** Target fields of an app link; they may be empty. */
export const appUrlNames = ['iosUrl', 'androidUrl', 'desktopUrl'] as const;
export type AppUrlName = (typeof appUrlNames)[number];

export type TargetValues = Record<'productType' | 'targetUrl' | AppUrlName, string>;

/** The texts of the form, under the names that the server's errors use. */
export type LinkValues = TargetValues & {
  name: string;
  description: string;
  /** Empty: the product's own domain. */
  domainId: string;
  code: string;
  /** In the format of a `datetime-local` field. */
  expiresAt: string;
  /** Comma-separated. */
  tags: string;
  creatorId: string;
};

export const emptyTarget: TargetValues = {
  productType: 'ecommerce',
  targetUrl: '',
  iosUrl: '',
  androidUrl: '',
  desktopUrl: '',
};

export const emptyLink: LinkValues = {
  ...emptyTarget,
  name: '',
  description: '',
  domainId: '',
  code: '',
  expiresAt: '',
  tags: '',
  creatorId: '',
};

export const valuesOf = (link: ShortLink): LinkValues => ({
  name: link.name,
  productType: link.productType,
  targetUrl: link.targetUrl,
  iosUrl: link.iosUrl,
  androidUrl: link.androidUrl,
  desktopUrl: link.desktopUrl,
  description: link.description,
  domainId: '',
  code: link.code,
  expiresAt: link.expiresAt ? toField(link.expiresAt) : '',
  tags: link.tags.join(','),
  creatorId: link.creator ? String(link.creator.id) : '',
});

const typeOf = (value: string): ProductType => productTypes.find(type => type === value) ?? 'ecommerce';

/** The target; fields that only an app has are empty for a product. */
export function targetOf(values: TargetValues): Pick<LinkFields, 'productType' | 'targetUrl' | AppUrlName> {
  const productType = typeOf(values.productType);
  const ofApp = (url: string) => (productType === 'app' ? url.trim() : '');
  return {
    productType,
    targetUrl: values.targetUrl.trim(),
    iosUrl: ofApp(values.iosUrl),
    androidUrl: ofApp(values.androidUrl),
    desktopUrl: ofApp(values.desktopUrl),
  };
}

/** @param before the link as it was: its expiry has seconds that the field cannot hold, so it stays unless changed */
export function fieldsOf(values: LinkValues, before?: ShortLink): LinkFields {
  const isSameExpiry = before?.expiresAt && values.expiresAt === toField(before.expiresAt);
  return {
    name: values.name.trim(),
    ...targetOf(values),
    description: values.description.trim(),
    expiresAt: isSameExpiry ? before.expiresAt : fromField(values.expiresAt),
    tags: tagsIn(values.tags),
    creatorId: Number(values.creatorId) || null,
  };
}

export type UrlFault = 'missing' | 'wrong';

/** What is wrong with a target address; undefined if nothing. */
export function urlFault(url: string, isNeeded: boolean): UrlFault | undefined {
  const text = url.trim();
  if (!text) return isNeeded ? 'missing' : undefined;
  return isTargetUrl(text) ? undefined : 'wrong';
}

export type CodeFault = 'length' | 'letters' | 'reserved';

/** What is wrong with a chosen code; if it is empty, the server generates one. */
export function codeFault(code: string): CodeFault | undefined {
  const text = code.trim();
  if (!text) return undefined;
  if (text.length < codeLength.min || text.length > codeLength.max) return 'length';
  if (!chosenCode.test(text)) return 'letters';
  return isReservedCode(text) ? 'reserved' : undefined;
}
