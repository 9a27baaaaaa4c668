export default {
  title: '邮箱同步',
  synced: '{{time}} 已同步 · {{number}} 封',
  syncing: '正在同步 · 已收 {{number}} 封',
  syncingMore: '正在同步，还剩 {{pending}} 封',
  waiting: '等待首次同步',
  off: '验证通过后开始同步',
  syncNow: '立即同步',
  syncNowOf: '立即同步 {{address}}',
  asked: '已开始同步 {{address}}',
  retry: '{{time}} 再试。',
  retryAt: '{{time}} 会自动再试。',
  fix: '去处理',
  said: '服务器原话',
  failure: {
    connect: {
      text: '连不上收信服务器。',
      todo: '核对 IMAP 地址和端口；都没错的话，可能是网络或服务商一时的故障，稍等即可。',
    },
    tls: { text: '服务器的证书不可信，没有登录。', todo: '核对 IMAP 地址、端口和加密方式。' },
    auth: { text: '服务器拒绝登录。', todo: '密码或授权码可能已经失效，请编辑这个邮箱，换上新的。' },
    folder: {
      text: '打不开邮箱里的文件夹。',
      todo: '请在邮箱设置里确认 IMAP 已开启，收件箱允许客户端读取。',
    },
    other: { text: '同步时出错。', todo: '通常会自己恢复；一直这样，请把下面的原话发给管理员。' },
  },
};
