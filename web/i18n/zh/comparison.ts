export default {
  title: '对比达人',
};
