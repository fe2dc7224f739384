import { Link } from 'react-router';
import type { Prose } from '../ready-policy.ts';

/** The words of a paragraph, with their links. */
export function ProseRuns({ prose }: { readonly prose: Prose }) {
  return prose.map((run, place) => {
    switch (run.kind) {
      case 'words':
        return run.text;
      case 'strong':
      case 'em':
        return <strong key={place}>{run.text}</strong>;
      case 'link':
        return run.href.startsWith('/') ? (
          <Link key={place} to={run.href}>
            {run.text}
          </Link>
        ) : (
          <a key={place} href={run.href}>
            {run.text}
          </a>
        );
      case 'note':
        return null;
    }
  });
}
