import { Link } from 'react-router';
import { PageHead } from '../../../ui/layout/page.tsx';
import type { ReactNode } from 'react';
import css from './fair-policy.module.css';

/** A paragraph or two under a heading. */
export interface PolicyPart {
  readonly title: string;
  readonly text: ReactNode;
}

interface FairPolicyProps {
  readonly title: string;
  readonly lead: string;
  /** The site's policy, which also applies. */
  readonly site: { readonly name: string; readonly path: string };
  readonly parts: readonly PolicyPart[];
}

/** The fair-specific part of a policy, and a link to the rest. */
export function FairPolicy({ title, lead, site, parts }: FairPolicyProps) {
  const whole = <Link to={site.path}>{site.name}</Link>;
  return (
    <article className={css.policy}>
      <PageHead title={title} lead={lead}>
        {whole}
      </PageHead>
      {parts.map((part) => (
        <section key={part.title}>
          <h2>{part.title}</h2>
          {part.text}
        </section>
      ))}
      <p>{whole}</p>
    </article>
  );
}
