/** The path of each provider's guide page. Apart from the presets, because every visit loads the paths of pages. */
export const guidePaths = {
  gmail: '/gmail',
  outlook: '/outlookmail',
  '163': '/163mail',
  alimail: '/alimail',
  qq: '/qqmail',
  sina: '/sinamail',
  feishu: '/feishumail',
  dingtalk: '/dingmail',
} as const;
