export default {
  title: 'Similar creators',
};
