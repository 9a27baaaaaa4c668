export default function ComposePage() {
  return null;
}
