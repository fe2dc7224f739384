import type { ReactNode } from 'react';
import { useTranslate } from '../../ui/text/translate.tsx';
import { classNames } from '../../ui/layout/class-names.ts';
import { Card, CoverLink } from '../../ui/layout/card.tsx';
import { Icon } from '../../ui/marks/icon.tsx';
import { Pennant } from '../../ui/pennants/pennant.tsx';
import type { CardView } from './card-view.ts';
import { basicTypes, describeFacts, describeSpecials } from './college-facts.ts';
import { collegeMessages } from './college.messages.ts';
import type { MarkedPiece } from './name-search/mark-match.ts';
import css from './college-card.module.css';

interface CollegeCardProps {
  readonly college: CardView;
  /** The heading level of the name. */
  readonly heading?: 'h2' | 'h3';
  /** On phones without facts, which the content says, too. */
  readonly brief?: boolean;
  /** At the top right: a button to save it. */
  readonly corner?: ReactNode;
  /** A line at the end: why the college is shown here. */
  readonly note?: ReactNode;
  /** Other content; links and buttons in it sit above the link of the card. */
  readonly children?: ReactNode;
}

/** A college in a list: its pennant, three facts, its fairs and what sets it apart. The whole card is one link. */
export function CollegeCard({
  college,
  heading: Heading = 'h3',
  brief = false,
  corner,
  note,
  children,
}: CollegeCardProps) {
  const t = useTranslate();
  const { slug, city, state, fairCount, subject } = college;
  const specials = describeSpecials(t, college);
  const hasSpecials = subject !== undefined || specials.length > 0;
  const name = <MarkedName college={college} />;
  return (
    <Card as="article" className={classNames(css.card, brief && css.brief)}>
      <div className={css.top}>
        <Pennant art={college.pennant} />
        <div>
          <Heading className={css.name}>
            {slug === null ? (
              name
            ) : (
              <CoverLink to={`/college-${slug}`} discover="none">
                {name}
              </CoverLink>
            )}
          </Heading>
          <p className={css.place}>{`${city}, ${state}`}</p>
        </div>
        {corner && <div className={css.corner}>{corner}</div>}
      </div>
      <dl className={css.facts}>
        {describeFacts(t, { ...college, collegeType: basicTypes(college.collegeType) }).map(
          (fact) => (
            <div key={fact.name}>
              <dt>{fact.name}</dt>
              <dd>{unbroken(fact.value)}</dd>
            </div>
          ),
        )}
      </dl>
      {(fairCount > 0 || hasSpecials) && (
        <p className={css.foot}>
          {fairCount > 0 && (
            <span className={css.fairs}>
              <Icon name="flag" />
              {t(collegeMessages.atFairs, { n: fairCount })}
            </span>
          )}
          {hasSpecials && (
            <span>
              {subject !== undefined && <mark className={css.mark}>{subject}</mark>}
              {subject !== undefined && specials.length > 0 && ', '}
              {specials.join(', ')}
            </span>
          )}
        </p>
      )}
      {note && <p className={css.note}>{note}</p>}
      {children}
    </Card>
  );
}

/** The name of a college with search matches marked. */
export function MarkedName({ college }: { readonly college: Pick<CardView, 'name' | 'marked'> }) {
  const pieces: readonly MarkedPiece[] = college.marked ?? [{ text: college.name, isMatch: false }];
  return pieces.map(({ text, isMatch }, index) =>
    isMatch ? (
      <mark key={index} className={css.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

/** Keeps hyphenated words on one line: "4-year". */
const unbroken = (text: string) =>
  text.split(/(\S+-\S+)/).map((piece, index) =>
    index % 2 === 1 ? (
      <span key={index} className={css.unbroken}>
        {piece}
      </span>
    ) : (
      piece
    ),
  );
