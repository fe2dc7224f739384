import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Icon } from '../../../ui/marks/icon.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { collegePageMessages } from './college-page.messages.ts';
import type { TaughtFamily } from '../majors.ts';
import css from './college-majors.module.css';

interface CollegeMajorsProps {
  readonly families: readonly TaughtFamily[];
  /** For families and fields. */
  readonly count: number;
}

/** Families visible before the rest is unfolded. */
const firstFamilies = 10;

/** Majors: families first, largest first; each unfolds to its fields. */
export function CollegeMajors({ families, count }: CollegeMajorsProps) {
  const t = useTranslate();
  if (families.length === 0) {
    return (
      <Section title={t(collegePageMessages.majors)}>
        <p className={css.none}>{t(collegePageMessages.unknownMajors)}</p>
      </Section>
    );
  }
  const bySize = families.toSorted((one, other) => other.fields.length - one.fields.length);
  // Folding away one or two saves no one anything.
  const first = bySize.length <= firstFamilies + 2 ? bySize : bySize.slice(0, firstFamilies);
  const rest = bySize.slice(first.length);
  return (
    <Section
      title={t(collegePageMessages.majors)}
      aside={t(collegePageMessages.majorsLead, { n: count, families: families.length })}
    >
      <Families families={first} />
      {rest.length > 0 && (
        <details className={css.more}>
          <summary>
            {t(collegePageMessages.moreFamilies, { n: rest.length })}
            <Icon name="chevron-down" />
          </summary>
          <Families families={rest} />
        </details>
      )}
      <p className={css.source}>{t(collegePageMessages.majorsSource)}</p>
    </Section>
  );
}

function Families({ families }: { readonly families: readonly TaughtFamily[] }) {
  const t = useTranslate();
  return (
    <div className={css.families}>
      {families.map(({ title, fields }) =>
        fields.length === 0 ? (
          <p key={title} className={css.alone}>
            {title}
          </p>
        ) : (
          <Disclosure
            key={title}
            title={title}
            aside={t(collegePageMessages.fields, { n: fields.length })}
          >
            <ul className={css.fields} role="list">
              {fields.map((field) => (
                <li key={field}>{field}</li>
              ))}
            </ul>
          </Disclosure>
        ),
      )}
    </div>
  );
}
