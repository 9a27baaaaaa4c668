/** The frame of the public pages, texts shared by all legal documents, and the bookmarklet page. */
export default {
  site: '站点导航',
  legal: '条款与说明',
  home: '星桥首页',
  price: '价格',
  help: '帮助',
  privacy: '隐私政策',
  protocol: '用户协议',
  policy: '使用规范',
  signIn: '登录',
  register: '免费注册',
  enter: '进入后台',
  licence: '星桥 Starbridge 是 MIT 许可的开源软件。本站由本站运营方部署和维护。',
  /** The page adds the address and the licence. */
  regionData: '访客所在地区根据 Number Resource Organization 等机构的数据判断：',
  contents: '目录',
  edition: '版本 {{version}} · 自 {{day}} 起生效',
  print: '打印',
  tool: {
    title: '浏览器小工具',
    lead: '刷到不错的达人，想马上看看数据？在对方的 TikTok、YouTube 或 Instagram 主页点一下这个书签，星桥会在新标签页里搜出同一个人。',
    bookmark: '在星桥打开',
    bookmarkHint: '把它拖到书签栏',
    dragMe: '这是一个书签：请用鼠标把它拖到浏览器的书签栏，不要在这里点击。',
    copy: '复制书签代码',
    copyAbout: '手机或不方便拖动时：复制代码，新建一个书签，把代码粘贴到“网址”一栏。',
    stepsTitle: '三步用起来',
    steps: {
      show: {
        title: '显示书签栏',
        text: 'Windows 按 Ctrl + Shift + B，Mac 按 ⌘ + Shift + B。',
      },
      drag: {
        title: '把按钮拖上去',
        text: '按住上面的蓝色按钮，拖到书签栏松开。名字可以自己改。',
      },
      click: {
        title: '在达人主页点一下',
        text: '新标签页会打开星桥，并搜索这个账号。没有登录的话，先登录再点一次。',
      },
    },
    picture: '示意图：浏览器的书签栏上有“在星桥打开”，点击后星桥在新标签页里搜索 @lanxin.eats',
    worksTitle: '在哪些页面有效',
    works: {
      tiktok: '达人主页和作品页，例如 tiktok.com/@lanxin.eats',
      youtube: '频道页，例如 youtube.com/@lanxin，以及 /channel、/c、/user 开头的旧地址',
      instagram: '个人主页，例如 instagram.com/lanxin.eats',
    },
    elsewhere: '在其他页面点击时，它会提示你先打开达人主页。手机版网页同样可用。',
    safe: '它只读取当前网页的地址（旧式 YouTube 频道再加上标题），打开一个星桥页面，除此之外什么也不做。',
    notCreator: '这里不是达人主页。请先打开 TikTok、YouTube 或 Instagram 的达人主页，再点“在星桥打开”。',
  },
};
