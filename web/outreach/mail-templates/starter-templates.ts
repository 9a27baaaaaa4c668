import type { Lang } from '../../../contract/core/error-texts.ts';
import type { TemplateFields } from './queries.ts';

type Written = Pick<TemplateFields, 'name' | 'kind' | 'subject' | 'html'>;

const written: Record<Lang, Written[]> = {
  zh: [
    {
      name: '首次联系',
      kind: 'body',
      subject: '{{creator.name|您好}}，想和您聊聊合作',
      html:
        '<p>{{creator.name|您}}好，</p>' +
        '<p>我是{{team.name|我们团队}}的{{sender.name|商务负责人}}。最近在 {{creator.platform|平台}} 上看到您的作品“{{creator.topPost.title|近期的视频}}”，内容真诚，评论区的互动也很好，和我们想找的感觉很接近。</p>' +
        '<p>我们正在筹备一次新品合作，想邀请您参与：</p>' +
        '<ul><li>产品由我们寄出，喜欢再决定要不要拍</li><li>创意由您主导，我们只提供产品要点</li><li>费用按您的报价谈，也可以加上销售分成</li></ul>' +
        '<p>如果您有兴趣，回复这封邮件告诉我您的报价和档期就好；不方便的话，回一句“暂时不考虑”我也会记下，不再打扰。</p>' +
        '<p>期待您的回复！</p><p>{{sender.name|商务负责人}}<br>{{team.name|品牌团队}}</p>',
    },
    {
      name: '第一次跟进',
      kind: 'followUp',
      subject: '',
      html:
        '<p>{{creator.name|您}}好，</p>' +
        '<p>前几天给您写过一封合作邮件，怕被淹没在收件箱里，再来问一声。</p>' +
        '<p>补充一点：您的平均播放量（{{creator.averagePlays|我们看到的数据}}）正适合我们这次的新品，我们希望长期合作，而不只是一条视频。</p>' +
        '<p>方便的话，回复“有兴趣”两个词也行，我把产品资料和时间安排发给您。</p>' +
        '<p>{{sender.name|商务负责人}}</p>',
    },
    {
      name: '最后一次跟进',
      kind: 'followUp',
      subject: '',
      html:
        '<p>{{creator.name|您}}好，</p>' +
        '<p>这是我为这次合作写的最后一封邮件。名额快定下来了，还给您留着一个位置。</p>' +
        '<p>如果这次时间不合适，也完全没有关系，告诉我您更喜欢哪类产品，下次有合适的我再联系您。</p>' +
        '<p>祝创作顺利！</p><p>{{sender.name|商务负责人}}<br>{{team.name|品牌团队}}</p>',
    },
  ],
  en: [
    {
      name: 'First contact',
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
      name: 'Follow-up 1',
      kind: 'followUp',
      subject: '',
      html:
        '<p>Hi {{creator.name|there}},</p>' +
        '<p>I wrote a few days ago about working together and know how full inboxes get, so here is a gentle nudge.</p>' +
        '<p>One thing I left out: with {{creator.averagePlays|the views}} plays on average your videos are a great fit for this launch, and we are after a longer partnership rather than a single post.</p>' +
        '<p>If you are curious, reply “yes” and I’ll send the product sheet and the dates.</p>' +
        '<p>{{sender.name|The partnerships team}}</p>',
    },
    {
      name: 'Follow-up 2',
      kind: 'followUp',
      subject: '',
      html:
        '<p>Hi {{creator.name|there}},</p>' +
        '<p>This is my last note about this launch. We are closing the list of creators soon, and I have kept a place for you.</p>' +
        '<p>If the timing is wrong, no hard feelings: tell me what kind of product you would enjoy, and I’ll come back when we have it.</p>' +
        '<p>All the best,<br>{{sender.name|The partnerships team}}<br>{{team.name|Our brand}}</p>',
    },
  ],
};

/** Three ready-made templates, the first contact first, with names in their language. */
export const startersIn = (lang: Lang): TemplateFields[] =>
  written[lang].map(each => ({ ...each, visibility: 'team', category: '', text: null, attachments: [] }));
