import type { Starter } from './starter.ts';

export const zh: readonly Starter[] = [
  {
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
    kind: 'followUp',
    subject: '',
    html:
      '<p>{{creator.name|您}}好，</p>' +
      '<p>这是我为这次合作写的最后一封邮件。名额快定下来了，还给您留着一个位置。</p>' +
      '<p>如果这次时间不合适，也完全没有关系，告诉我您更喜欢哪类产品，下次有合适的我再联系您。</p>' +
      '<p>祝创作顺利！</p><p>{{sender.name|商务负责人}}<br>{{team.name|品牌团队}}</p>',
  },
];

export const zhHant: readonly Starter[] = [
  {
    kind: 'body',
    subject: '{{creator.handle|您好}}，想邀請您一起合作新品',
    html:
      '<p>{{creator.name|創作者}}您好：</p>' +
      '<p>我是{{team.name|品牌方}}的{{sender.name|合作窗口}}。最近在 {{creator.platform|社群平台}} 上看到您的影片（{{creator.topPost.title|近期的作品}}），內容真誠又用心，留言區的互動也很熱絡，和我們想找的感覺非常接近。</p>' +
      '<p>我們正在準備新品上市，很希望能邀請您一起參與：</p>' +
      '<ul><li>產品會先寄給您試用，喜歡再決定要不要拍</li><li>企劃由您發揮，我們只提供產品重點</li><li>費用依您的報價，也可以另外加上銷售分潤</li></ul>' +
      '<p>如果您有興趣，直接回信告訴我您的報價和可以配合的檔期就可以了；如果不方便，回一句「這次先不考慮」也沒關係，之後就不再打擾您。</p>' +
      '<p>期待您的回覆，謝謝！</p><p>{{sender.name|合作窗口}}<br>{{team.name|品牌團隊}}</p>',
  },
  {
    kind: 'followUp',
    subject: '',
    html:
      '<p>{{creator.name|創作者}}您好：</p>' +
      '<p>前幾天寄了一封合作邀約給您，擔心被其他信件蓋過去，所以再來跟您打聲招呼。</p>' +
      '<p>上次漏提了一點：您影片的平均觀看次數（{{creator.averagePlays|就我們看到的數據}}）很適合這次的新品，我們也希望能長期合作，而不只是一支影片。</p>' +
      '<p>有興趣的話，回覆「想了解」就可以，我會把產品資料和時程寄給您。</p>' +
      '<p>{{sender.name|合作窗口}}</p>',
  },
  {
    kind: 'followUp',
    subject: '',
    html:
      '<p>{{creator.name|創作者}}您好：</p>' +
      '<p>這是我為這次新品寫給您的最後一封信。合作名單快要確定了，目前還替您保留一個名額。</p>' +
      '<p>如果這次時間不適合，真的沒有關係。歡迎告訴我您喜歡哪一類產品，之後有適合的再與您聯絡。</p>' +
      '<p>祝創作順利！</p><p>{{sender.name|合作窗口}}<br>{{team.name|品牌團隊}}</p>',
  },
];
