import type { ReactNode } from 'react';
import css from './offer-shows.module.css';

interface OfferShowsProps {
  readonly heading: string;
  /** What the offer lets people see and do, a line each. */
  readonly lines: readonly string[];
  /** How it ends. */
  readonly children: ReactNode;
  /** What to do when the offer isn’t meant for the reader. */
  readonly stranger: string;
  /** The form that accepts it. */
  readonly form: ReactNode;
}

/** The content of a page where an emailed link is accepted: what it brings, and the button. */
export function OfferShows({ heading, lines, children, stranger, form }: OfferShowsProps) {
  return (
    <>
      <section className={css.shows}>
        <h2>{heading}</h2>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>{children}</p>
      </section>
      {form}
      <p className={css.note}>{stranger}</p>
    </>
  );
}
