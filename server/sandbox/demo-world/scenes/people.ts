import { changeSource } from '../../../../contract/sourcing/sources.ts';
import { addMember } from '../../../workspace/members/service.ts';
import { ownerOf } from '../../../identity/accounts/service.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { on, type Story } from '../story/story.ts';

interface Person {
  username: string;
  nickname: string;
  address: string;
}

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

/** By their keys in the story. */
const colleagues: Record<'lin' | 'chen' | 'zhou', Person> = {
  lin: { username: 'linyue', nickname: '林月', address: '203.0.113.21' },
  chen: { username: 'chenhao', nickname: '陈昊', address: '203.0.113.34' },
  zhou: { username: 'zhouqi', nickname: '周琪', address: '203.0.113.58' },
};

async function ownerActs({ db, teamId }: Story) {
  const { accountId } = await asTeam(db, teamId, db => ownerOf(db, teamId));
  return { teamId, accountId, sessionId: 0, role: 'owner', isOperator: true } as const;
}

/** The owner of the demo team joins the story under the key `star`. */
async function introduceOwner(story: Story): Promise<void> {
  const actor = await ownerActs(story);
  story.keep('account:star', actor.accountId);
  story.introduce('star', actor, { name: '小星', address: '203.0.113.8', agent: chrome });
}

async function addColleagues(story: Story): Promise<void> {
  const { db, teamId } = story;
  const actor = await ownerActs(story);
  for (const [key, person] of Object.entries(colleagues)) {
    const { username, nickname, address } = person;
    // Nobody signs in as one of them: the password is drawn and forgotten.
    const password = story.context().randomBytes(18).toString('base64url');
    const role = { role: 'member' } as const;
    const made = await addMember(db, { ...story.context(), actor }, { username, nickname, role, password });
    story.keep(`account:${key}`, made.id);
    const member = { teamId, accountId: made.id, sessionId: 0, role: 'member', isOperator: false } as const;
    story.introduce(key, member, { name: nickname, address, agent: chrome });
  }
}

/** Without it, figures of YouTube must not be combined, and its posts would have no curves. */
async function agreeWithYouTube(story: Story): Promise<void> {
  await story.by('star').does(changeSource, { params: { code: 'youtube' }, body: { mode: 'amended' } });
}

export const people = [
  on(91, '09:30', introduceOwner),
  on(91, '09:31', agreeWithYouTube),
  on(91, '09:40', addColleagues),
];
