export default {
  title: '短链',
};
