import { Link } from 'react-router';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { registerMessages } from './register.messages.ts';
import css from './terms.module.css';

const pages: Readonly<Record<string, string>> = {
  terms: '/terms-of-service',
  privacy: '/privacy-policy',
};

/** What someone agrees to, with links where the sentence marks them. */
export function Terms() {
  const parts = useTranslate()(registerMessages.terms).split(/<(terms|privacy)>(.*?)<\/\1>/);
  return (
    <p className={css.terms}>
      {parts.map((part, index) => {
        // Text, name of a link, its words, text, …
        if (index % 3 === 1) return null;
        if (index % 3 === 0) return part;
        return (
          <Link key={part} to={pages[parts[index - 1] ?? ''] ?? '/'}>
            {part}
          </Link>
        );
      })}
    </p>
  );
}
