export default function SuppressionsPage() {
  return null;
}
