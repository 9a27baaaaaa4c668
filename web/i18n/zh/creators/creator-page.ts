/** `sees` and the lists of promises have one item per line. */
export default {
  title: '合作信息确认',
  over: {
    title: '这个链接已经失效',
    about:
      '它可能已经过期、被新的链接替换，或者没有复制完整。请从邀请你的邮件里重新打开，或请对方再发一个链接。',
  },
  head: '{{team}}邀请你确认合作信息',
  lead: '确认接收合作邮件的邮箱，再决定要不要让{{team}}看到你的账号数据。两项都是自愿的，只做其中一项也可以。',
  until: '链接有效期至 {{at}}',
  address: {
    title: '联系邮箱',
    about: '{{team}}会把合作邮件发到这个邮箱，不会告诉其他团队。',
    known: '{{team}}目前知道的邮箱是 {{address}}。',
    label: '邮箱',
    hint: '请填写你本人能收到邮件的邮箱',
    empty: '请填写邮箱',
    confirm: '确认邮箱',
    done: '已确认：{{address}}',
    change: '修改邮箱',
  },
  accounts: {
    title: '授权账号数据',
    about: '授权后，{{team}}看到的是平台提供的真实数据，不用再请你发后台截图。登录在平台自己的页面完成。',
    connect: '授权 {{platform}}',
    again: '重新授权 {{platform}}',
    state: { ok: '已授权', broken: '授权已失效' },
    since: '{{at}} 授权',
    fetched: '最近更新 {{at}}',
    brokenAbout: '{{platform}} 不再接受这次授权。如果不重新授权，已取得的数据几天内就会删除。',
    unavailable: '本站还没有开通 {{platform}} 授权',
    notConnected: '未授权',
    disconnect: '取消 {{platform}} 授权',
    homepage: '打开 {{platform}} 主页',
  },
  sees: {
    title: '授权后可以看到',
    youtube:
      '频道资料：名称、头像、简介、订阅数\n视频数据：标题、发布时间、观看、点赞和评论数\n观众构成：国家或地区、年龄、性别的比例，不含任何个人',
    tiktok:
      '账号资料：名称、头像、简介、粉丝数和获赞数\n作品数据：标题、发布时间、播放、点赞、评论和分享数\nTikTok 不提供粉丝构成',
    instagram:
      '账号资料：名称、头像、简介、粉丝数\n作品数据：文案、发布时间、播放、点赞、评论和分享数\n粉丝构成：国家或地区、年龄、性别的比例，不含任何个人',
  },
  note: {
    youtube: '如果 Google 提示“此浏览器不安全”，请改用 Safari 或 Chrome 打开本页。',
    tiktok: '请在 TikTok 的页面上登录你要授权的账号。',
    instagram: '需要专业账号（创作者或商家账号），个人账号可以在 Instagram 设置里免费切换。',
  },
  consent: {
    words:
      '我同意星桥读取我 {{platform}} 账号的上述数据，向{{team}}以及使用本站的其他品牌团队展示，用于评估合作。我可以随时在本页取消授权，取消后，凭授权取得的数据会被删除。',
    edition: '授权说明版本 {{edition}}',
    needed: '请先阅读并勾选',
    go: '前往 {{platform}}',
    cancel: '先不授权',
  },
  outcome: {
    connected: '{{platform}} 授权成功。数据每天自动更新一次，你不用再做什么。',
    denied: '你没有在 {{platform}} 上同意授权，什么都没有改变。',
    otherAccount:
      '刚才登录的 {{platform}} 账号不是 @{{handle}}，我们没有保存那个账号的任何数据。请先在 {{platform}} 切换账号，再试一次。',
    failed: '{{platform}} 没有完成授权，什么都没有保存。请稍后再试。',
    expired: '这次授权隔得太久，或者换了浏览器，没有完成。请重新点“授权”。',
  },
  disconnect: {
    title: '取消 {{platform}} 授权？',
    about: '我们会立即停止读取 @{{handle}}，并删除授权令牌和凭授权取得的数据。{{team}}将不再看到这些数据。',
    confirm: '取消授权',
    keep: '保留授权',
    done: '{{platform}} 授权已取消，凭授权取得的数据已删除。',
    doneHere: '我们这边的授权和数据已经删除。请再到 {{platform}} 的设置里移除本应用，彻底结束授权。',
    settings: '打开 {{platform}} 的授权设置',
  },
  promises: {
    never: {
      title: '我们不会做的事',
      items:
        '不会发布、修改或删除你的任何内容\n不会读取私信，也不会以你的名义与人互动\n不会得到你的密码\n不会出售你的数据',
    },
    back: {
      title: '怎么收回',
      items:
        '随时回到本页，点“取消授权”，数据当场删除\n也可以在平台的设置里移除授权，我们会在一周内删除数据\n链接过期后，请邀请你的团队再发一个，或联系运营方',
    },
  },
};
