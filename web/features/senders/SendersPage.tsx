export default function SendersPage() {
  return null;
}
