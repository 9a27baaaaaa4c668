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
  password: { label: 'Your password', missing: 'Enter your password' },
  factor: {
    title: 'Two-step verification',
    about:
      'Asks for one more proof after your password or text message, so that a leaked password isn’t enough.',
    on: 'On',
    off: 'Off',
  },
  totp: {
    title: 'Authenticator app',
    about: 'An app on your phone shows a 6-digit code',
    isOn: 'Signing in asks for the app’s 6-digit code',
    add: 'Set up authenticator app',
    remove: 'Remove authenticator app',
    removed: 'Authenticator app removed',
    removeAbout:
      'Signing in won’t ask for its code any more. To move to another phone, remove it and set it up there again.',
    passwordAbout: 'First confirm that it’s you.',
    next: 'Next',
    scan: 'Scan the QR code with your authenticator app, then enter the 6-digit code it shows.',
    qr: 'QR code for the authenticator app',
    byHand: 'Can’t scan it? Type this key into the app:',
    secret: 'Key',
    code: '6-digit code',
    wrongForm: 'The code has 6 digits',
    confirm: 'Finish',
  },
  recovery: {
    title: 'Recovery codes',
    about:
      'Without your phone, sign in with a recovery code. Each works once. Keep them somewhere safe: they won’t be shown again.',
    left: '{{count}} not used yet',
    renew: 'Make new recovery codes',
    renewAbout: 'You’ll get 10 new ones, and all earlier ones stop working.',
    copy: 'Copy all',
    saved: 'I’ve saved them',
  },
  secondStep: {
    submit: 'Verify and sign in',
    again: 'Start again',
    totp: {
      about: 'Open your authenticator app and enter the 6-digit code for Starbridge.',
      label: '6-digit code',
      missing: 'Enter the code',
      use: 'Use the authenticator app',
    },
    recovery: {
      about: 'Enter a recovery code you haven’t used. If you have none left, ask your team’s main account to reset it.',
      label: 'Recovery code',
      missing: 'Enter a recovery code',
      use: 'Use a recovery code',
    },
  },
};
