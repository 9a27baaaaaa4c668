export default function UnsubscribePage() {
  return null;
}
