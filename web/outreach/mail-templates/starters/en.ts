import type { Starter } from './starter.ts';

export const en: readonly Starter[] = [
  {
    kind: 'body',
    subject: 'An idea for {{creator.handle|your channel}}',
    html:
      '<p>Hi {{creator.name|there}},</p>' +
      '<p>I’m {{sender.name|the partnerships lead}} at {{team.name|our brand}}. I came across “{{creator.topPost.title|your recent videos}}” on {{creator.platform|your channel}}: honest, well made, and people clearly talk back to you. That is what we are looking for.</p>' +
      '<p>We are preparing a launch and would love to have you in it:</p>' +
      '<ul><li>We send you the product first; film it only if you like it</li><li>The idea is yours, we only name the points that matter</li><li>We pay your rate, with a share of sales on top if you prefer</li></ul>' +
      '<p>If that sounds good, just reply with your rates and when you could do it. If not, a short “no, thanks” is fine too, and I won’t write again.</p>' +
      '<p>Best,<br>{{sender.name|The partnerships team}}<br>{{team.name|Our brand}}</p>',
  },
  {
    kind: 'followUp',
    subject: '',
    html:
      '<p>Hi {{creator.name|there}},</p>' +
      '<p>I wrote a few days ago about working together and know how full inboxes get, so here is a gentle nudge.</p>' +
      '<p>One thing I left out: with {{creator.averagePlays|so many}} plays on average, your videos are a great fit for this launch, and we are after a longer partnership rather than a single post.</p>' +
      '<p>If you are curious, reply “yes” and I’ll send the product sheet and the dates.</p>' +
      '<p>{{sender.name|The partnerships team}}</p>',
  },
  {
    kind: 'followUp',
    subject: '',
    html:
      '<p>Hi {{creator.name|there}},</p>' +
      '<p>This is my last note about this launch. We are closing the list of creators soon, and I have kept a place for you.</p>' +
      '<p>If the timing is wrong, no hard feelings: tell me what kind of product you would enjoy, and I’ll come back when we have it.</p>' +
      '<p>All the best,<br>{{sender.name|The partnerships team}}<br>{{team.name|Our brand}}</p>',
  },
];
