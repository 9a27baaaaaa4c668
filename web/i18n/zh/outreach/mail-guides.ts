/**
 * The setup guides of the mail providers. Each line of `steps` is a step. Each line of `errors` is a server reply, "|",
 * and what to do. **…** quotes the provider's screen; [words](address) is a link.
 */
export default {
  overview: {
    title: '邮箱配置指南',
    lead: '用自己的邮箱给达人写信，对方看到的是你，回信也直接回到你的邮箱。选好邮箱，照着指南拿到授权码，几分钟就能绑定。',
    pickTitle: '该选哪个邮箱',
    pick: '优先用**公司域名**的邮箱（如 name@brand.com）：最像真人商务往来，还能配置 SPF、DKIM、DMARC，进垃圾箱的概率最低。\n写给海外达人，选 **Gmail** 或 **Microsoft 365**；写给国内达人，**QQ、163、飞书、钉钉、阿里企业邮箱**都可以。\n每个邮箱每天能发多少由服务商决定。要发得多，就多绑几个邮箱轮流发，不要把一个邮箱用到上限。\n新注册的邮箱先正常往来几天，再从每天十来封慢慢加。',
    tableTitle: '服务器、端口与加密方式',
    tableAbout: '绑定时会自动填好，这里供核对；点服务器地址即可复制。',
    column: {
      provider: '邮箱',
      smtp: '发信（SMTP）',
      imap: '收信（IMAP）',
      secret: '用什么登录',
      guide: '指南',
    },
    open: '查看步骤',
    openFor: '查看步骤：{{name}}',
    otherTitle: '其他邮箱',
    other:
      '只要支持 SMTP 和 IMAP，就能绑定：在绑定页选“其他邮箱”，填服务商给的服务器地址、端口和加密方式。\n465 端口配 TLS，587 端口配 STARTTLS；IMAP 通常是 993 端口配 TLS。25 端口不加密，而且云服务器大多封了它，请不要用。\n腾讯企业邮箱：smtp.exmail.qq.com、imap.exmail.qq.com；网易企业邮箱：smtp.qiye.163.com、imap.qiye.163.com。端口都是 465 和 993，加密方式都是 TLS。',
    whyTitle: '为什么还要 IMAP',
    why: '星桥用 IMAP 在收件箱里找到验证邮件，认出回信、退信和自动回复：对方一回信，后面的跟进就自动停下。星桥不会删除你邮箱里的任何邮件。\n密码和授权码加密保存，页面和记录里都看不到；解绑时立即抹掉。',
  },
  /** Errors that any provider may report. */
  commonTitle: '常见报错与处理',
  said: '服务器的回答',
  remedy: '怎么处理',
  common:
    '535 / authentication failed|账号或授权码不对。确认填的是授权码而不是登录密码，前后没有多余的空格；改过邮箱密码后，要重新生成授权码。\n连接超时 / Connection timed out|服务器地址或端口填错，或者部署星桥的机器出不去这个端口。核对上面的表；云服务器请在安全组里放行 465、587、993。\n证书不受信任 / certificate|服务器地址和证书上的名字对不上，多半是地址写错了，也可能被公司网络拦截。请用服务商公布的地址，不要填 IP。\n553 / mail from must equal authorized user|发件地址和登录的邮箱不一致。发件地址要填登录用的那个邮箱；想让回信去别处，请填回复地址。\n550、554 / spam、content denied|内容被判成垃圾邮件。减少链接和图片，去掉“免费”“点击领取”之类的词，放慢发送节奏。\n421、450、451 / too many、frequency limited|发得太快。星桥会自动退避再试；如果经常出现，请调低每日上限、拉长间隔。',
  guide: {
    title: '{{name}}：开启 SMTP 和 IMAP',
    all: '全部邮箱',
    updated: '按 2026 年的界面编写。服务商改版后按钮的位置可能变化，名称一般不变。',
    stepsTitle: '操作步骤',
    serversTitle: '服务器设置',
    serversAbout: '绑定时会自动填好；需要手动填写时，逐项复制即可。',
    errorsTitle: '报错与处理',
    limitsTitle: '发送限制',
    bind: '绑定这个邮箱',
    signInToBind: '登录并绑定这个邮箱',
    bindAbout: '服务器、端口和加密方式会自动填好。',
  },
  server: {
    smtp: '发信服务器（SMTP）',
    imap: '收信服务器（IMAP）',
    host: '服务器',
    port: '端口',
    security: '加密方式',
    login: '登录名',
    loginIs: '完整的邮箱地址',
    secret: '密码',
    alsoFor: '{{domains}} 的邮箱用另一台服务器：',
    copy: '复制 {{what}}',
    copied: '已复制 {{text}}',
  },
  security: { tls: 'TLS（SSL）', starttls: 'STARTTLS', plain: '不加密' },
  secret: {
    password: '邮箱密码，或三方客户端安全密码',
    authorizationCode: '授权码',
    appPassword: '专用密码',
    oauth: 'Microsoft 授权登录',
  },
  gmail: {
    lead: 'Gmail 不接受账号密码，要用 16 位的应用专用密码。先打开两步验证，再生成一个给星桥用。',
    steps:
      '打开 [Google 账号的安全性页面](https://myaccount.google.com/security)，在 **登录 Google 的方式** 里开启 **两步验证**。已经开启的跳过这一步。\n打开 [应用专用密码](https://myaccount.google.com/apppasswords)，按提示再登录一次。\n在 **应用名称** 里填“Starbridge”，点 **创建**。\n弹出的 16 位字符就是应用专用密码。立刻复制，关掉窗口就再也看不到了；中间的空格可以不要。\nIMAP 不用再设置：2025 年 1 月起，个人 Gmail 的 IMAP 一直是开着的。\n回到星桥绑定邮箱，把应用专用密码粘贴到“密码或授权码”里。\n公司的 Google Workspace 邮箱如果找不到应用专用密码，请管理员在管理控制台允许两步验证，并为 Gmail 打开 IMAP。',
    errors:
      '535-5.7.8 Username and Password not accepted|填的是 Google 账号密码，或者应用专用密码已经失效。改过 Google 账号密码后，所有应用专用密码都会作废，要重新创建。\n534-5.7.9 Application-specific password required|账号开了两步验证，必须用应用专用密码登录。\n“您的账号无法使用应用专用密码”|两步验证没开、只绑定了安全密钥、加入了高级保护计划，或者被 Workspace 管理员关闭了。\n454 4.7.0 Too many login attempts|登录太频繁，等半小时再验证。\n550 5.4.5 Daily user sending limit exceeded|到了 Google 的每日上限。一般 24 小时内恢复，请调低这个邮箱的每日上限。\n连接超时|部署星桥的服务器要能访问 smtp.gmail.com 和 imap.gmail.com，中国大陆的服务器通常访问不了。',
    limits:
      '个人 Gmail 每天约 500 封，Google Workspace 每天约 2000 封，按滚动的 24 小时计算。陌生邮件远不到这个数就可能被限制，所以星桥默认每天 200 封，新邮箱请从几十封开始。\n24 小时内发往 Gmail 超过 5000 封的域名，必须有 SPF、DKIM、DMARC 和一键退订，垃圾邮件投诉率要低于 0.3%。',
  },
  outlook: {
    lead: '微软正在停用密码登录：个人邮箱（outlook.com、hotmail.com 等）从 2024 年 9 月起已经不能用密码收发信，企业邮箱的 SMTP 密码登录也在分批关闭。请用 Microsoft 授权登录绑定，星桥不会接触你的密码。',
    steps:
      '个人邮箱：登录 [Outlook 网页版](https://outlook.live.com)，打开 **设置 → 邮件 → 转发和 IMAP**，允许设备和应用使用 IMAP。\n企业邮箱：请管理员打开 [Microsoft 365 管理中心](https://admin.microsoft.com)，进入 **用户 → 活跃用户**，选中你，在 **邮件 → 管理电子邮件应用** 里勾选 **IMAP** 和 **经过身份验证的 SMTP**。新租户默认是关着的，改完可能要等几分钟到一小时。\n在星桥新增发件邮箱，选 **Outlook / Microsoft 365**，填好发件人名称和邮箱地址。\n点 **保存并授权**，在微软的页面上用这个邮箱登录，同意“发送邮件”和“读取邮件”。\n页面会跳回星桥并自动验证。授权过期时星桥会提醒，重新授权一次即可。',
    errors:
      '535 5.7.139 Authentication unsuccessful, basic authentication is disabled|微软已经不接受密码。编辑这个邮箱，改用 Microsoft 授权登录。\n535 5.7.139 SmtpClientAuthentication is disabled for the Tenant / Mailbox|管理员没有打开“经过身份验证的 SMTP”，按上面的第 2 步处理。\n550 5.7.30 Basic authentication is not supported for Client Submission|同样是密码登录被停用，改用授权登录。\n554 5.2.252 SendAsDenied|授权时登录的账号和发件地址不是同一个，或者没有“代发”权限。\n432 4.3.2 Concurrent connections limit exceeded|同时连接太多，星桥会自动减少连接再试。\n星桥里没有授权登录的按钮|管理员还没有在星桥里配置微软的应用，见绑定页上的说明。',
    limits:
      'Microsoft 365（Exchange Online）：每个邮箱每天最多 10,000 个收件人，每分钟最多 30 封。\nOutlook.com 个人邮箱：微软不公布确切的数字，它随账号的年龄和信誉变化，新账号很低。星桥默认每天 200 封，新账号请从几十封开始。',
  },
  '163': {
    lead: '网易 163、126、yeah.net 邮箱要用授权码（页面上也叫授权密码）登录，登录密码不行。',
    steps:
      '用电脑登录 [163 邮箱](https://mail.163.com)（126、yeah.net 在各自的网址登录，步骤一样）。\n点页面上方的 **设置**，选 **POP3/SMTP/IMAP**。\n在 **IMAP/SMTP 服务** 后面点 **开启**。\n按弹窗的提示，用绑定的手机扫码，发出那条已经写好的短信，再点 **我已发送**。\n弹窗里的一串字母就是授权码。立刻复制，它只显示一次；忘了可以回到这一页点 **新增授权密码**。\n回到星桥绑定邮箱，把授权码粘贴到“密码或授权码”里。\n设置页会列出每个授权码；标有有效期的，到期前记得回来续期，不然会突然登录失败。',
    errors:
      '535 Error: authentication failed|填成了登录密码，或者授权码被删除、已经过期。回到设置页新增一个。\n550 User has no permission|SMTP 服务没有开启，重做第 3 步。\nUnsafe Login. Please contact kefu@188.com for help|网易要求客户端先报出自己的身份，星桥会自动发送。仍然出现时，先在网页版登录一次、处理安全提醒，再重新验证。\n553 mail from must equal authorized user|发件地址和登录的邮箱不是同一个。\n554 DT:SPM|内容被判为垃圾邮件。减少链接和图片，换一种写法。\n451 MI:SFQ|15 分钟内发得太多。调大间隔，星桥会自动再试。\n451 Requested mail action not taken: too much fail authentication|登录失败次数太多，被临时禁止，过一会儿再验证。',
    limits:
      '网易没有公布免费邮箱用客户端发信的每日上限，短时间大量发信会先被限速，再被锁定。星桥默认每天 100 封，新邮箱请从十来封开始。',
  },
  alimail: {
    lead: '阿里企业邮箱可以用邮箱密码登录；开了三方客户端安全密码的，要用它代替邮箱密码。新开通的企业默认不允许三方客户端，要先请管理员打开。',
    steps:
      '管理员登录 [阿里邮箱](https://qiye.aliyun.com) 的管理后台，在安全设置里打开 **允许使用三方客户端**，范围包含你的账号。\n登录 [阿里邮箱网页版](https://qiye.aliyun.com)，打开右上角的 **设置 → 账户与安全 → 账户安全**。\n找到 **三方客户端安全密码**，点 **启用三方客户端安全密码**。企业没有强制时也可以不启用，直接用邮箱密码。\n点 **生成新密码**，输入绑定手机收到的验证码，设备名称填“星桥”。\n复制生成的 16 位安全密码，它只显示一次。\n回到星桥绑定邮箱，把安全密码（或邮箱密码）粘贴到“密码或授权码”里。',
    errors:
      '526 Authentication failure / 535|密码不对，或者企业禁用了三方客户端。启用了三方客户端安全密码后，邮箱密码在客户端里就不能用了。\n连接超时|别用 25 端口，阿里云等云服务器默认封了它；用 465。\n553 Mail from must equal authorized user|发件地址要和登录的邮箱一致。\n554 Reject by content spam|内容被判为垃圾邮件，换一种写法再发。',
    limits:
      '每天能发多少取决于企业购买的版本，以管理后台显示的为准；阿里没有公布适用于所有版本的数字。星桥默认每天 200 封。\n@aliyun.com 的个人邮箱用下面另列的服务器。',
  },
  qq: {
    lead: 'QQ 邮箱要用 16 位的授权码登录，QQ 密码不行。Foxmail 邮箱的步骤和服务器相同。',
    steps:
      '用电脑登录 [QQ 邮箱](https://mail.qq.com)。\n点右上角的头像，选 **账号与安全**；旧版页面是 **设置 → 账号**。\n在左侧选 **安全设置**，找到 **POP3/IMAP/SMTP/Exchange/CardDAV 服务**，点 **开启服务**。\n按提示验证身份：用密保手机发送短信，或者用绑定的微信扫码。\n页面显示的 16 位字母就是授权码，复制下来。可以备注“星桥”，以后在设备管理里单独停用。\n回到星桥绑定邮箱，把授权码粘贴到“密码或授权码”里。\n建议在同一页勾选 **SMTP 发信后保存到服务器**：这样发出的信会出现在“已发送”里，断线时星桥也能据此查清有没有发出。',
    errors:
      '535 Login fail. Account is abnormal, service is not open, password is incorrect, login frequency limited, or system is busy|按顺序排查：服务有没有开启，填的是不是授权码，最近有没有改过 QQ 密码（改密码会让所有授权码失效），是不是刚刚登录得太频繁。重新生成一个授权码，等几分钟再验证。\n550 Mail content denied|内容被判为垃圾邮件。去掉短链接和大图，换一种写法。\n550 Connection frequency limited|发得太快，调大间隔。\n501 mail from address must be same as authorization user|发件地址要和登录的 QQ 邮箱一致。',
    limits:
      '腾讯没有公布个人邮箱用客户端发信的每日上限，实际随账号的信誉变化。星桥默认每天 100 封，新邮箱请从十来封开始。',
  },
  sina: {
    lead: '新浪邮箱要用客户端授权码登录。注意 @sina.com 和 @sina.cn 用的服务器不同。',
    steps:
      '用电脑登录 [新浪邮箱](https://mail.sina.com.cn)。\n点右上角的 **设置**，进入 **更多设置**，选 **客户端 POP/IMAP/SMTP**。\n在 **POP3/SMTP 服务** 和 **IMAP4 服务/SMTP 服务** 里都选 **开启**，点 **保存**。\n在 **客户端授权码** 里选 **开启**，用绑定的手机接收短信验证。\n复制弹窗里的授权码，它只显示一次；忘了就重置一个。\n回到星桥绑定邮箱，把授权码粘贴到“密码或授权码”里。',
    errors:
      '535 authentication failed|填成了登录密码，或者 SMTP 服务没有开启。\n553 Envolope sender mismatch with login user|发件地址要和登录的邮箱一致。\n连接后马上断开|服务器填错了：@sina.cn 的邮箱要用 smtp.sina.cn 和 imap.sina.cn。\n账号被冻结|长期不登录的免费邮箱会被冻结，先在网页版登录激活。',
    limits: '新浪没有公布客户端发信的每日上限。星桥默认每天 100 封，新邮箱请从十来封开始。',
  },
  feishu: {
    lead: '飞书邮箱要用专用密码登录，飞书的登录密码不行。是否允许第三方客户端由企业管理员决定。',
    steps:
      '管理员登录 [飞书管理后台](https://www.feishu.cn/admin)，在邮箱的设置里允许成员用第三方客户端登录（IMAP/SMTP），范围包含你。\n打开飞书电脑端，点头像，进入 **设置 → 邮箱**。\n找到 **第三方邮箱客户端登录**，点 **登录管理**，生成一个专用密码，设备名称填“星桥”。\n复制专用密码，它只显示一次。\n回到星桥绑定邮箱，选 **飞书邮箱**，把专用密码粘贴到“密码或授权码”里。\n用海外版 Lark 的，服务器改为 smtp.larksuite.com 和 imap.larksuite.com，端口不变。',
    errors:
      '535 authentication failed|填成了飞书登录密码，或者专用密码已被删除。\n设置里没有“第三方邮箱客户端登录”|管理员没有开放，按第 1 步处理。\n553 / 发件地址被拒绝|发件地址要是你自己的飞书邮箱；公共邮箱要用公共邮箱自己的专用密码。\n“邮箱助手”提醒超出发送上限|到了企业的外发上限，第二天恢复。',
    limits:
      '飞书按企业的版本限制外发数量，以管理后台显示的为准，超出时“邮箱助手”会提醒。星桥默认每天 200 封。',
  },
  dingtalk: {
    lead: '钉钉邮箱默认不允许第三方客户端，要先请管理员打开。登录用邮箱密码；企业开了三方客户端安全密码的，用安全密码。',
    steps:
      '管理员打开钉钉管理后台，进入 **通讯录 → 邮箱管理 → 安全策略 → 第三方客户端管理**，打开开关，应用范围包含你的账号。\n登录 [钉钉邮箱网页版](https://mail.dingtalk.com)，打开 **设置 → 账户与安全**。\n平时扫码登录、没有设过邮箱密码的，在这里设置一个。\n企业要求三方客户端安全密码的，在同一页点 **生成新密码**，验证手机后复制，它只显示一次。\n回到星桥绑定邮箱，选 **钉钉邮箱**，把密码粘贴到“密码或授权码”里。\n公司的阿里企业邮箱只是绑定在钉钉里使用的，请选 **阿里企业邮箱**。',
    errors:
      '526 / 535 Authentication failure|第三方客户端没有打开，或者填的是钉钉的登录密码而不是邮箱密码。\n553 Mail from must equal authorized user|发件地址要和登录的邮箱一致。\n连接超时|用 465 和 993 端口，不要用 25。',
    limits: '钉钉没有公布适用于所有企业的每日上限，以管理后台显示的为准。星桥默认每天 200 封。',
  },
};
