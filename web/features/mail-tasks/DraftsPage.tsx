export default function DraftsPage() {
  return null;
}
