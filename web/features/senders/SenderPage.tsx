export default function SenderPage() {
  return null;
}
