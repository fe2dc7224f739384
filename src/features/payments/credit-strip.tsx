import css from './credit-strip.module.css';

/** More stubs than this are not drawn: the number says it. */
const mostStubs = 24;

/** Credits as a strip of tickets. It is decoration: their number is beside it. */
export const CreditStrip = ({ credits }: { readonly credits: number }) => (
  <div className={css.strip} aria-hidden="true">
    {Array.from({ length: Math.min(credits, mostStubs) }, (_, index) => (
      <span key={index} />
    ))}
  </div>
);
