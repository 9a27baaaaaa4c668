export default {
  title: 'Creator report',
};
