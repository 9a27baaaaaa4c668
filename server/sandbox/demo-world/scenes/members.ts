import { getList, type ListMember } from '../../../../contract/creators/lists.ts';
import type { Story } from '../story/story.ts';

/** The members of a list, first those who were added first. */
export async function membersOf(story: Story, list: string): Promise<ListMember[]> {
  const { members } = await story
    .by('star')
    .does(getList, { params: { id: story.id(`list:${list}`) }, query: { size: 100 } });
  return members.toReversed();
}
