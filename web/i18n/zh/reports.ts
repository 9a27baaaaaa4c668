export default {
  title: '达人报告',
};
