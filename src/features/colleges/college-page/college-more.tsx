import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { CollegeCard } from '../college-card.tsx';
import { collegePageMessages } from './college-page.messages.ts';
import type { CollegePageData } from '../load-college-page.ts';
import css from './college-more.module.css';
import type { Translate } from '../../../platform/i18n/translator-for.ts';
import type { Message, MessageValues } from '../../../platform/i18n/define-messages.ts';
import type { SimilarityReason } from '../directory-search/similarity.ts';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Icon } from '../../../ui/marks/icon.tsx';
import collegeMajorsCss from './college-majors.module.css';

interface CollegeMajorsProps {
  readonly families: CollegePageData['families'];
  /** For families and fields. */
  readonly count: number;
}

/** Families visible before the rest is unfolded. */
const firstFamilies = 10;

/** Majors: families first, largest first; each unfolds to its fields. */
function CollegeMajors({ families, count }: CollegeMajorsProps) {
  const t = useTranslate();
  if (families.length === 0) {
    return (
      <Section title={t(collegePageMessages.majors)}>
        <p className={collegeMajorsCss.none}>{t(collegePageMessages.unknownMajors)}</p>
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
        <details className={collegeMajorsCss.more}>
          <summary>
            {t(collegePageMessages.moreFamilies, { n: rest.length })}
            <Icon name="chevron-down" />
          </summary>
          <Families families={rest} />
        </details>
      )}
      <p className={collegeMajorsCss.source}>{t(collegePageMessages.majorsSource)}</p>
    </Section>
  );
}

function Families({ families }: Pick<CollegePageData, 'families'>) {
  const t = useTranslate();
  return (
    <div className={collegeMajorsCss.families}>
      {families.map(({ title, name, fields }) =>
        fields.length === 0 ? (
          <p key={title} className={collegeMajorsCss.alone}>
            {name}
          </p>
        ) : (
          <Disclosure
            key={title}
            title={name}
            aside={t(collegePageMessages.fields, { n: fields.length })}
          >
            <ul className={collegeMajorsCss.fields} role="list">
              {fields.map((field) => (
                <li key={field.title}>{field.name}</li>
              ))}
            </ul>
          </Disclosure>
        ),
      )}
    </div>
  );
}

interface Why {
  readonly reasons: readonly SimilarityReason[];
  readonly sharedMajors: number;
}

/** Maximum number of reasons, the most telling first. */
const mostReasons = 3;

const order: readonly SimilarityReason[] = [
  ...(['majors', 'tag', 'state', 'region', 'size', 'setting', 'level', 'control'] as const),
];

const reasonWords: Readonly<Record<SimilarityReason, Message>> = {
  majors: collegePageMessages.sharedMajors,
  tag: collegePageMessages.sameTag,
  state: collegePageMessages.sameState,
  region: collegePageMessages.sameRegion,
  size: collegePageMessages.sameSize,
  setting: collegePageMessages.sameSetting,
  level: collegePageMessages.sameLevel,
  control: collegePageMessages.sameControl,
};

/** Why two colleges are alike: `Alike: 41 fields of study in common, same size`. */
function describeAlike(
  t: Translate,
  { state }: { readonly state: string },
  { reasons, sharedMajors }: Why,
): string | null {
  const values: MessageValues = { state, n: sharedMajors };
  const named = order
    .filter((reason) => reasons.includes(reason))
    .slice(0, mostReasons)
    .map((reason) => t(reasonWords[reason], values));
  return named.length > 0 ? t(collegePageMessages.alike, { reasons: named.join(', ') }) : null;
}

interface CollegeMoreProps {
  readonly data: CollegePageData;
  /** Whether to offer the claim link: for visitors who are not signed in. */
  readonly isOpen: boolean;
}

/** The college's own description, its majors, and similar colleges. */
export default function CollegeMore({ data, isOpen }: CollegeMoreProps) {
  const t = useTranslate();
  const { college, similar, families, majorCount } = data;
  return (
    <>
      {college.description && (
        <Section title={t(collegePageMessages.about, { name: college.name })}>
          <div className={css.prose}>
            {college.description.split(/\n{2,}/).map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
          </div>
        </Section>
      )}
      <CollegeMajors families={families} count={majorCount} />
      {similar.length > 0 && (
        <Section title={t(collegePageMessages.similar)} aside={t(collegePageMessages.similarLead)}>
          <ul className={css.similar} role="list">
            {similar.map(({ card, ...why }) => (
              <li key={card.slug}>
                <CollegeCard college={card} note={describeAlike(t, card, why)} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {isOpen && (
        <aside className={css.claim}>
          <div>
            <h2>{t(collegePageMessages.claimTitle)}</h2>
            <p>{t(collegePageMessages.claimLead)}</p>
          </div>
          <ButtonLink kind="line" to="/register?as=college">
            {t(collegePageMessages.claim)}
          </ButtonLink>
        </aside>
      )}
    </>
  );
}
