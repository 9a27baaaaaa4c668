export default {
  title: 'Letter',
};
