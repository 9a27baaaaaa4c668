export default {
  signIns: {
    title: '登录记录',
    about: '一个账号同时只有一处登录。发现不是你本人的登录，请马上修改密码。',
    current: '当前',
    live: '在线',
    unknownDevice: '未知设备',
    way: { password: '密码', phone: '短信验证码' },
    end: '结束登录',
    endAbout: '此账号会立即退出，需要重新登录。',
  },
};
