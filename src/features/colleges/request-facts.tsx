import { useTranslate } from '../../ui/text/translate.tsx';
import {
  claimMessages as messages,
  collegeChangeMessages as collegeMessages,
} from './college.messages.ts';
import { outwardLink } from '../../platform/addresses/outward-link.ts';
import css from './set-up/college-set-up.module.css';

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

/** One field of a change: its name and its new value. */
export interface ChangedField {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** A change of a college, field by field. */
export function ChangedFields({ fields }: { readonly fields: readonly ChangedField[] }) {
  const t = useTranslate();
  const nameOf = (field: string) =>
    Object.entries(collegeMessages).find(([key]) => key === field)?.[1] ?? collegeMessages.name;
  return (
    <ul>
      {fields.map(({ field, before, after }) => (
        <li key={field}>
          {t(nameOf(field))}: <del>{before ?? t(collegeMessages.nothing)}</del>{' '}
          <ins>{after ?? t(collegeMessages.nothing)}</ins>
        </li>
      ))}
    </ul>
  );
}
