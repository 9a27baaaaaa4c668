export default {
  signIns: {
    title: 'Sign-ins',
    about:
      'Your account is signed in at one place at a time. If you don’t recognise a sign-in, change your password.',
    current: 'This session',
    live: 'Signed in',
    unknownDevice: 'Unknown device',
    way: { password: 'Password', phone: 'Text message' },
    end: 'End session',
    endAbout: 'You’ll be signed out and need to sign in again.',
  },
};
