import { useSay } from '../ui/say.tsx';
import { claimWords as said } from './claim.words.ts';
import { outwardLink } from './outward-link.ts';
import css from './request-facts.module.css';

interface RequestFactsProps {
  readonly request: {
    readonly role: string | null;
    readonly message: string | null;
    readonly proofUrl: string | null;
  };
}

/** What someone told who asks to represent a college without an address at its domain. */
export function RequestFacts({ request: { role, message, proofUrl } }: RequestFactsProps) {
  const say = useSay();
  const proof = outwardLink(proofUrl);
  return (
    <dl className={css.facts}>
      <div>
        <dt>{say(said.role)}</dt>
        <dd>{role}</dd>
      </div>
      <div>
        <dt>{say(said.message)}</dt>
        <dd className={css.message}>{message}</dd>
      </div>
      <div>
        <dt>{say(said.proof)}</dt>
        <dd>
          {proof ? (
            <a href={proof.href} rel="noopener noreferrer nofollow" target="_blank">
              {proof.href}
            </a>
          ) : (
            say(said.noProof)
          )}
        </dd>
      </div>
    </dl>
  );
}
