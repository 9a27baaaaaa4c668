export default {
  title: '写信',
};
