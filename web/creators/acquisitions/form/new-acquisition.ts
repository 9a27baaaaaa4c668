import {
  type AcquisitionKind,
  acquisitionKinds,
  acquisitionLimits,
  acquisitionSchedules,
} from '../../../../contract/creators/acquisitions/acquisition-kinds.ts';
import type { Platform } from '../../../../contract/core/platform.ts';
import { platforms } from '../../../layout/search/platform-names.ts';
import { tagsIn } from '../../../ui/forms/tags-in.ts';
import type { NewAcquisition, Way } from '../queries.ts';

/** The form as it is typed. */
export type NewValues = {
  platform: string;
  kind: string;
  links: string;
  /** Separated by commas. */
  terms: string;
  likeListId: string;
  region: string;
  /** Empty for a new list. */
  listId: string;
  newListName: string;
  name: string;
  most: string;
  schedule: string;
};

const usualMost = 100;

export const platformIn = ({ platform }: Pick<NewValues, 'platform'>): Platform =>
  platforms.find(each => each === platform) ?? 'tiktok';

export const kindIn = ({ kind }: Pick<NewValues, 'kind'>): AcquisitionKind =>
  acquisitionKinds.find(each => each === kind) ?? 'links';

/** The values of the address, such as a list that the user came from. */
export const emptyValues = (params: URLSearchParams): NewValues => ({
  platform: platformIn({ platform: params.get('platform') ?? '' }),
  kind: kindIn({ kind: params.get('kind') ?? '' }),
  links: '',
  terms: '',
  likeListId: params.get('like') ?? '',
  region: '',
  listId: params.get('listId') ?? '',
  newListName: '',
  name: '',
  most: String(usualMost),
  schedule: 'once',
});

export const wayOf = (
  ways: readonly Way[],
  { platform, kind }: { platform: Platform; kind: AcquisitionKind },
): Way | undefined => ways.find(way => way.platform === platform && way.kind === kind);

/** The kind itself if the platform has a source for it, else the first one that has. */
export const kindFor = (
  ways: readonly Way[],
  { platform, kind }: { platform: Platform; kind: AcquisitionKind },
): AcquisitionKind => {
  const works = (each: AcquisitionKind) => wayOf(ways, { platform, kind: each })?.state !== 'noSource';
  return works(kind) ? kind : (acquisitionKinds.find(works) ?? kind);
};

/** Counts the lines that are not empty. */
export const linesIn = (text: string): number => text.split(/\r\n|\r|\n/).filter(line => line.trim()).length;

/** An integer from 1 to the most that a run may add; null for anything else. */
export function maxIn(text: string): number | null {
  const most = /^\d{1,6}$/.test(text.trim()) ? Number(text) : NaN;
  return most >= 1 && most <= acquisitionLimits.creators ? most : null;
}

/** The fields of the kind. @param autoName used if the name is empty */
export function bodyOf(values: NewValues, autoName: string): NewAcquisition {
  const platform = platformIn(values);
  const kind = kindIn(values);
  const name = values.name.trim() || autoName;
  const into = values.listId
    ? { listId: Number(values.listId) }
    : { newListName: values.newListName.trim() || name };
  const body = { platform, kind, name, ...into };
  if (kind === 'links') return { ...body, links: values.links };
  const start = kind === 'like' ? { likeListId: Number(values.likeListId) } : { terms: tagsIn(values.terms) };
  return {
    ...body,
    ...start,
    ...(values.region && { region: values.region }),
    most: maxIn(values.most) ?? usualMost,
    schedule: acquisitionSchedules.find(each => each === values.schedule) ?? 'once',
  };
}
