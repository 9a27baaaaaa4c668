import type { TFunction } from 'i18next';
import type { Found } from '../../../contract/home/find.ts';
import { compactCount, day } from '../../../contract/core/format.ts';
import { paths } from '../../app/paths.ts';
import { platformNames } from '../../layout/search/platform-names.ts';
import { exampleText } from '../../ui/rich-text/variables/example-text.ts';
import type { FindOption, OptionGroup } from './find-option.ts';

type Words = TFunction<'find'>;

const joined = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' · ');

const creatorOption = (t: Words, creator: Found['creators'][number]): FindOption => ({
  key: `creator ${creator.id}`,
  title: creator.name || creator.handle,
  about: joined(
    `@${creator.handle}`,
    platformNames[creator.platform],
    creator.followers === null
      ? ''
      : t('followers', { count: creator.followers, number: compactCount(creator.followers) }),
  ),
  icon: 'user',
  face: { name: creator.name || creator.handle, src: creator.avatarUrl },
  to: paths.creator(creator.platform, creator.id),
});

const taskOption = (t: Words, { id, name, subject, state }: Found['tasks'][number]): FindOption => ({
  key: `task ${id}`,
  title: name || exampleText(subject) || t('unnamed'),
  about: joined(state === 'draft' ? t('draft') : '', name ? exampleText(subject) : ''),
  icon: state === 'draft' ? 'draft' : 'send',
  to: state === 'draft' ? paths.compose(id) : paths.mailTask(id),
});

/** What the server found, as groups in the order in which they are shown. */
export const foundGroups = (t: Words, found: Found): OptionGroup[] => [
  { name: 'creators', options: found.creators.map(creator => creatorOption(t, creator)) },
  {
    name: 'lists',
    options: found.lists.map(({ id, name, members }) => ({
      key: `list ${id}`,
      title: name,
      about: t('members', { count: members, number: compactCount(members) }),
      icon: 'list',
      to: paths.list(id),
    })),
  },
  { name: 'tasks', options: found.tasks.map(task => taskOption(t, task)) },
  {
    name: 'threads',
    options: found.threads.map(({ id, subject, counterpart }) => ({
      key: `thread ${id}`,
      title: subject || t('noSubject'),
      about: joined(counterpart.name, counterpart.address),
      icon: 'inbox',
      to: paths.inbox(`thread=${id}`),
    })),
  },
  {
    name: 'campaigns',
    options: found.campaigns.map(({ id, name, product }) => ({
      key: `campaign ${id}`,
      title: name,
      about: product,
      icon: 'promote',
      to: paths.campaign(id),
    })),
  },
  {
    name: 'links',
    options: found.links.map(({ id, name, shortUrl }) => ({
      key: `link ${id}`,
      title: name,
      about: shortUrl.replace(/^https?:\/\//, ''),
      icon: 'link',
      to: paths.shortLink(id),
    })),
  },
  {
    name: 'monitors',
    options: found.monitors.map(({ id, name, beginsOn, endsOn }) => ({
      key: `monitor ${id}`,
      title: name,
      about: t('between', { ns: 'common', from: beginsOn, to: endsOn }),
      icon: 'monitor',
      to: paths.monitor(id),
    })),
  },
  {
    name: 'orders',
    options: found.orders.map(({ number, planName, orderedAt }) => ({
      key: `order ${number}`,
      title: number,
      about: joined(planName, day(orderedAt)),
      icon: 'order',
      to: paths.orders(new URLSearchParams({ number }).toString()),
    })),
  },
];
