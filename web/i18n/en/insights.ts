export default {
  title: 'Creator',
};
