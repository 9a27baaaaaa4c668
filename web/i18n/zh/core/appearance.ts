export default {
  scheme: '明暗',
  schemes: { auto: '跟随系统', light: '浅色', dark: '深色' },
  accent: '主题色',
  accents: {
    'star-blue': '星蓝',
    teal: '青',
    green: '绿',
    violet: '紫',
    magenta: '品红',
    orange: '橙',
    graphite: '墨',
  },
  layout: '菜单',
  layouts: { full: '侧栏', mini: '窄侧栏', horizontal: '顶部' },
  direction: '阅读方向',
  directions: { ltr: '从左到右', rtl: '从右到左' },
};
