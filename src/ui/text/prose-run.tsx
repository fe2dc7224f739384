import { Link } from 'react-router';
import css from './prose-run.module.css';

/** A run of words in a paragraph: plain, strong, stressed, or a link. */
export type ProseRun =
  | { readonly kind: 'words' | 'strong' | 'em'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

/** Shows a run of words; a link to a page of the site stays inside it. */
export function RunOfWords({ run }: { readonly run: ProseRun }) {
  switch (run.kind) {
    case 'words':
      return run.text;
    case 'strong':
      return <strong>{run.text}</strong>;
    case 'em':
      return <em className={css.em}>{run.text}</em>;
    case 'link':
      return run.href.startsWith('/') ? (
        <Link to={run.href}>{run.text}</Link>
      ) : (
        <a href={run.href}>{run.text}</a>
      );
  }
}
