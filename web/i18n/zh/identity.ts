export default {
  title: '登录星桥',
  username: '账号',
  password: '密码',
  showPassword: '显示或隐藏密码',
  signIn: '登录',
  signInDemo: '用演示账号登录',
  demoAbout: '沙盒环境：数据为示例，不会联系任何真实的人。',
  missingUsername: '请输入账号',
  missingPassword: '请输入密码',
  settingsFailed: '登录服务没有响应，请重试',
  back: '返回首页',
};
