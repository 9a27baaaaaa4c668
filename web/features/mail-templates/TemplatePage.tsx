export default function TemplatePage() {
  return null;
}
