import { useTranslate } from '../../../ui/text/translate.tsx';
import { Tag } from '../../../ui/marks/tag.tsx';
import { claimMessages as messages } from '../college.messages.ts';
import { RequestFacts } from '../request-facts.tsx';
import css from './decide-claim.module.css';

interface ClaimantProps {
  readonly claim: {
    readonly name: string;
    readonly email: string;
    readonly isAtDomain: boolean;
    readonly role: string | null;
    readonly message: string | null;
    readonly proofUrl: string | null;
  };
}

/** Who requests to represent a college, whether the address is at its domain, and their details. */
export function Claimant({ claim }: ClaimantProps) {
  const t = useTranslate();
  const { name, email, isAtDomain, role } = claim;
  return (
    <div className={css.claimant}>
      <div>
        {name}
        <span className={css.email}>{email}</span>
      </div>
      <Tag kind={isAtDomain ? 'lawn' : 'sun'}>
        {t(isAtDomain ? messages.atDomain : messages.notAtDomain)}
      </Tag>
      {role !== null && <RequestFacts request={claim} />}
    </div>
  );
}
