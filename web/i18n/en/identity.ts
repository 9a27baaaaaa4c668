export default {
  title: 'Sign in to Starbridge',
  username: 'User name',
  password: 'Password',
  showPassword: 'Show or hide the password',
  signIn: 'Sign in',
  signInDemo: 'Sign in with the demo account',
  demoAbout: 'Sandbox: the data is invented, and nobody real is ever contacted.',
  missingUsername: 'Enter your user name',
  missingPassword: 'Enter your password',
  settingsFailed: 'The sign-in does not answer, please try again',
  back: 'Back to the start page',
};
