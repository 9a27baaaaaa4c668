import {
  createSandboxSender,
  listSenders,
  updateSender,
  verifySender,
} from '../../../../contract/outreach/senders/senders.ts';
import { on, type Story } from '../story/story.ts';

interface SenderPlan {
  key: string;
  by: string;
  name: string;
  signature: string;
}

/** A colleague connects a mailbox of the sandbox, signs it and lets it be verified. */
async function connect(story: Story, { key, by, name, signature }: SenderPlan): Promise<void> {
  const who = story.by(by);
  const { id } = await who.does(createSandboxSender, { body: { name } });
  story.keep(`sender:${key}`, id);
  const { senders } = await who.does(listSenders);
  const sender = senders.find(each => each.id === id);
  if (!sender) throw new Error(`no sender ${name}`);
  const { provider, auth, username, address, replyTo, pace } = sender;
  const { smtpHost, smtpPort, smtpSecurity, imapHost, imapPort, imapSecurity } = sender;
  const servers = { smtpHost, smtpPort, smtpSecurity, imapHost, imapPort, imapSecurity };
  const body = {
    name,
    address,
    replyTo,
    provider,
    auth,
    username,
    ...servers,
    pace,
    signatureHtml: signature,
  };
  await who.does(updateSender, { params: { id }, body });
  const { verified, faultText } = await who.does(verifySender, { params: { id } });
  if (!verified) throw new Error(`${name} is not verified: ${faultText}`);
}

const lin = {
  key: 'lin',
  by: 'lin',
  name: 'Lin Yue · SEEYU',
  signature: '<p>Lin Yue<br>Creator Partnerships, SEEYU</p>',
};
const chen = {
  key: 'chen',
  by: 'chen',
  name: 'Chen Hao · SEEYU Outdoor',
  signature: '<p>Chen Hao<br>SEEYU Outdoor</p>',
};

export const senders = [
  on(86, '09:50', story => connect(story, lin)),
  on(81, '10:10', story => connect(story, chen)),
];
