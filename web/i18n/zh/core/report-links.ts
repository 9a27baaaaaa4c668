export default {
  days: '有效期',
  'daysOf#other': '{{count}} 天',
  make: '生成链接',
  made: '链接已生成，{{at}} 前有效。为了安全只显示这一次，请现在复制。',
  address: '报告链接',
  another: '再生成一个',
  list: '有效的链接',
  none: '还没有有效的链接。',
  revoke: '撤回',
  revokeAbout: '撤回后立即打不开，不能恢复，需要时可以再生成一个。',
  revoked: '链接已撤回',
};
