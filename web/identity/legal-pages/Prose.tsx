import { Link } from 'react-router';
import { parseProse, type Span } from './parse-prose.ts';

function Spans({ spans }: { spans: Span[] }) {
  return spans.map(({ text, href }) => {
    if (!href) return text;
    if (href.startsWith('/')) {
      return (
        <Link key={href} to={href}>
          {text}
        </Link>
      );
    }
    return (
      <a key={href} href={href} rel="noreferrer">
        {text}
      </a>
    );
  });
}

/** Renders the paragraphs and lists of a legal text; the text never changes order, so indexes serve as keys. */
export function Prose({ text }: { text: string }) {
  return parseProse(text).map((block, place) =>
    block.kind === 'paragraph' ? (
      <p key={place}>
        <Spans spans={block.spans} />
      </p>
    ) : (
      <ul key={place}>
        {block.items.map((spans, item) => (
          <li key={item}>
            <Spans spans={spans} />
          </li>
        ))}
      </ul>
    ),
  );
}
