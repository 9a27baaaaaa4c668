import type { SmtpAccess } from '../../../core/auth/smtp-access.ts';

type OnLine = (by: 'C' | 'S', text: string) => void;

const mask = '••••••';
const base64 = (text: string) => Buffer.from(text).toString('base64');

/** Returns every form of a secret in the dialogue with a server: as it is, quoted, and in SASL exchanges. */
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

/** Masks secrets also if a server or a library repeats them, so that none gets into a transcript. */
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
