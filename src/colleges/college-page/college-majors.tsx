import { Disclosure } from '../../ui/disclosure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { collegePageWords } from '../college-page.words.ts';
import type { TaughtFamily } from '../group-majors.ts';
import css from './college-majors.module.css';

interface CollegeMajorsProps {
  readonly families: readonly TaughtFamily[];
  /** Of families and fields. */
  readonly count: number;
}

/** Families that are shown before the others are asked for. */
const firstFamilies = 10;

/** What can be studied: families first, the largest before the others; each opens to its fields. */
export function CollegeMajors({ families, count }: CollegeMajorsProps) {
  const say = useSay();
  if (families.length === 0) {
    return (
      <Section title={say(collegePageWords.majors)}>
        <p className={css.none}>{say(collegePageWords.unknownMajors)}</p>
      </Section>
    );
  }
  const bySize = families.toSorted((one, other) => other.fields.length - one.fields.length);
  // A disclosure of one or two saves nobody anything.
  const first = bySize.length <= firstFamilies + 2 ? bySize : bySize.slice(0, firstFamilies);
  const rest = bySize.slice(first.length);
  return (
    <Section
      title={say(collegePageWords.majors)}
      aside={say(collegePageWords.majorsLead, { n: count, families: families.length })}
    >
      <Families families={first} />
      {rest.length > 0 && (
        <details className={css.more}>
          <summary>
            {say(collegePageWords.moreFamilies, { n: rest.length })}
            <Icon name="chevron-down" />
          </summary>
          <Families families={rest} />
        </details>
      )}
      <p className={css.source}>{say(collegePageWords.majorsSource)}</p>
    </Section>
  );
}

function Families({ families }: { readonly families: readonly TaughtFamily[] }) {
  const say = useSay();
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
            aside={say(collegePageWords.fields, { n: fields.length })}
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
