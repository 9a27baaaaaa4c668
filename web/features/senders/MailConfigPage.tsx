export default function MailConfigPage() {
  return null;
}
