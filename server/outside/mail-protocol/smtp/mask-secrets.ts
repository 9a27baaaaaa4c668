import type { SmtpAccess } from '../../../core/auth/smtp-access.ts';

type OnLine = (by: 'C' | 'S', text: string) => void;

const mask = '••••••';
const base64 = (text: string) => Buffer.from(text).toString('base64');

/** Every form in which a secret may stand in the talk with a server: as it is, quoted, and in the SASL exchanges. */
function formsOf({ username, secret }: Pick<SmtpAccess, 'username' | 'secret'>): string[] {
  if ('accessToken' in secret) {
    const bearer = `auth=Bearer ${secret.accessToken}\x01\x01`;
    const whole = base64(`user=${username}\x01${bearer}`);
    return [secret.accessToken, whole, base64(secret.accessToken)];
  }
  const { password } = secret;
  const quoted = password.replaceAll('\\', '\\\\').replaceAll('"', '\\"');
  return [password, quoted, base64(password), base64(`\0${username}\0${password}`)];
}

/** Behind what masks by itself: whatever a server or a library repeats, the secret does not get into a transcript. */
export function withoutSecrets(access: Pick<SmtpAccess, 'username' | 'secret'>, onLine: OnLine): OnLine {
  const forms = formsOf(access)
    .filter(form => form.length > 0)
    .toSorted((a, b) => b.length - a.length);
  return (by, text) =>
    onLine(
      by,
      forms.reduce((line, form) => line.replaceAll(form, mask), text),
    );
}
