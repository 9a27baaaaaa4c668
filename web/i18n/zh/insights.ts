export default {
  title: '达人详情',
};
