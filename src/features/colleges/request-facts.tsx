import { useTranslate } from '../../ui/text/translate.tsx';
import { claimMessages as messages } from './claim.messages.ts';
import { outwardLink } from '../../platform/addresses/outward-link.ts';
import css from './request-facts.module.css';

interface RequestFactsProps {
  readonly request: {
    readonly role: string | null;
    readonly message: string | null;
    readonly proofUrl: string | null;
  };
}

/** What a person without an address at the college's domain entered to represent it. */
export function RequestFacts({ request: { role, message, proofUrl } }: RequestFactsProps) {
  const t = useTranslate();
  const proof = outwardLink(proofUrl);
  return (
    <dl className={css.facts}>
      <div>
        <dt>{t(messages.role)}</dt>
        <dd>{role}</dd>
      </div>
      <div>
        <dt>{t(messages.message)}</dt>
        <dd className={css.message}>{message}</dd>
      </div>
      <div>
        <dt>{t(messages.proof)}</dt>
        <dd>
          {proof ? (
            <a href={proof.href} rel="noopener noreferrer nofollow" target="_blank">
              {proof.href}
            </a>
          ) : (
            t(messages.noProof)
          )}
        </dd>
      </div>
    </dl>
  );
}
