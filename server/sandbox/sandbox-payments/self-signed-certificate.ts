import { createPublicKey, createSign, type KeyObject } from 'node:crypto';

/** An element of DER (ITU-T X.690): tag, length, content. */
function der(tag: number, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  const { length } = content;
  if (length < 0x80) return Buffer.concat([Buffer.from([tag, length]), content]);
  const bytes = Buffer.from(length.toString(16).padStart(length > 0xff ? 4 : 2, '0'), 'hex');
  return Buffer.concat([Buffer.from([tag, 0x80 | bytes.length]), bytes, content]);
}

const sequence = (...contents: Buffer[]) => der(0x30, ...contents);
/** 2.5.4.3 */
const commonName = Buffer.from('0603550403', 'hex');
/** 1.2.840.113549.1.1.11, without parameters: sha256WithRSAEncryption */
const algorithm = Buffer.from('300d06092a864886f70d01010b0500', 'hex');
/** GeneralizedTime, to the second. */
const moment = (at: Date) => der(0x18, Buffer.from(`${at.toISOString().replace(/\D/g, '').slice(0, 14)}Z`));

export interface CertificateParts {
  privateKey: KeyObject;
  name: string;
  /** Hexadecimal; does not begin with 8 to F. */
  serial: string;
  from: Date;
  until: Date;
}

/** A self-signed certificate (RFC 5280, version 1) as PEM: WeChat Pay publishes its own key in this form. */
export function selfSigned({ privateKey, name, serial, from, until }: CertificateParts): string {
  const named = sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from(name)))));
  const toSign = sequence(
    der(0x02, Buffer.from(serial, 'hex')),
    algorithm,
    named,
    sequence(moment(from), moment(until)),
    named,
    createPublicKey(privateKey).export({ type: 'spki', format: 'der' }),
  );
  const signature = createSign('RSA-SHA256').update(toSign).sign(privateKey);
  const whole = sequence(toSign, algorithm, der(0x03, Buffer.from([0]), signature)).toString('base64');
  const lines = whole.match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}
