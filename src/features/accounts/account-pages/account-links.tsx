import type { ReactNode } from 'react';
import { Link } from 'react-router';
import css from './account-links.module.css';

/** What else can be done here, under a rule below the form. */
export function AccountLinks({ children }: { readonly children: ReactNode }) {
  return <div className={css.links}>{children}</div>;
}

/** A question and the link that answers it. */
export function AccountLink({
  question,
  to,
  children,
}: {
  readonly question?: string;
  readonly to: string;
  readonly children: ReactNode;
}) {
  return (
    <p>
      {question && <>{question} </>}
      <Link to={to} className={css.link}>
        {children}
      </Link>
    </p>
  );
}
