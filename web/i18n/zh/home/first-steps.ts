/** The first steps of a new team, and the hints on the pages where they are done. */
export default {
  title: '开始使用',
  about: '五步走完第一次合作，做完的会自动打勾。',
  progress: '已完成 {{done}} / {{all}}',
  hide: '收起',
  hidden: '入门步骤已收起',
  undo: '撤销',
  show: '显示入门步骤',
  done: '已完成',
  sample: {
    try: '先看一个示例推广任务',
    there: '工作区里有一个示例推广任务。',
    open: '打开示例',
    remove: '移除示例',
    removal: '移除示例推广任务？',
    removalAbout:
      '它的候选达人、合作、初稿、应付款、监控项目和短链会一起删除，你在里面做过的改动也会删除。团队自己创建的其他内容都会保留。',
    removed: '示例推广任务已移除',
  },
  step: {
    saveCreators: {
      title: '收藏达人',
      about: '搜索达人，把合适的放进收藏夹。',
      go: '去搜索',
      empty: '先搜索达人，把合适的放进收藏夹。',
      hint: '按平台、地区、粉丝数筛选，勾选合适的达人，点“收藏”放进收藏夹。',
    },
    connectMailbox: {
      title: '绑定邮箱',
      about: '用自己的邮箱发信，回信自动归到达人名下。',
      go: '绑定邮箱',
      empty: '绑定自己的邮箱后，达人的回信会显示在这里。',
      hint: '点“绑定邮箱”，选择服务商，填授权码后验证。沙盒环境里也可以用沙盒邮箱试。',
    },
    sendTask: {
      title: '发第一封邮件',
      about: '一次写给多位达人，没回的自动跟进。',
      go: '写邮件',
      empty: '发出第一个邮件任务后，进度和卡住的原因会显示在这里。',
      hint: '从收藏夹选收件人，写好主题和正文，发送前会逐项检查。草稿自动保存。',
    },
    makeLink: {
      title: '生成短链',
      about: '给每位达人一个短链，看清谁带来了点击。',
      go: '新建短链',
      empty: '生成短链后，可以看到谁带来了点击。',
      hint: '粘贴商品链接，按回车就好。把得到的短链发给达人，点击会记在这里。',
    },
    startCampaign: {
      title: '创建推广任务',
      about: '候选、谈价、初稿、发布、付款放在一处。',
      go: '新建任务',
      empty: '创建推广任务后，合作进度和待办会显示在这里。',
      hint: '填名称和日期就能创建，预算和目标可以以后再补。建好后从收藏夹添加候选达人。',
    },
  },
  hint: {
    label: '入门提示',
    step: '第 {{number}} 步',
    home: '回到首页',
    close: '关闭提示',
  },
};
