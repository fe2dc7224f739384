import { use } from 'react';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { Tag } from '../../../ui/marks/tag.tsx';
import { CollegeCard } from '../college-card.tsx';
import type { Asked } from '../directory-page/directory-address.ts';
import { hasMatchTags, MatchSummary, MatchTags, SaveButton } from '../my-college.tsx';
import type { MyCardView } from '../card-view.ts';
import { myCollegesMessages as messages } from './my-colleges.messages.ts';
import { LookingContext } from './lookout-context.ts';
import { addressWithPick, pickedIn } from '../college-comparison/pick.ts';
import css from './my-card.module.css';

/** A college with its match and reasons, to save and to compare. */
export function MyCard({ college }: { readonly college: MyCardView }) {
  const t = useTranslate();
  const { asked, canSave, studentName } = use(LookingContext);
  const { match, slug, name, isSavedByStudent } = college;
  const hasTags = hasMatchTags(match) || (isSavedByStudent && studentName !== null);
  return (
    <CollegeCard college={college}>
      {hasTags && (
        <div className={css.tags}>
          <MatchTags match={match} />
          {isSavedByStudent && studentName !== null && (
            <Tag kind="blue" icon="bookmark-on">
              {t(messages.alsoSaved, { name: studentName })}
            </Tag>
          )}
        </div>
      )}
      {match && <MatchSummary match={match} />}
      <div className={css.acts} id={`college-${college.id}`}>
        {canSave && <SaveButton college={college} />}
        {slug !== null && <CompareLink slug={slug} name={name} asked={asked} />}
      </div>
    </CollegeCard>
  );
}

interface CompareLinkProps {
  readonly slug: string;
  readonly name: string;
  readonly asked: Asked;
}

/** Selects a college for comparison, or deselects it. */
function CompareLink({ slug, name, asked }: CompareLinkProps) {
  const t = useTranslate();
  const isPicked = pickedIn(asked).includes(slug);
  return (
    <ButtonLink
      to={addressWithPick(asked, slug)}
      kind={isPicked ? 'soft' : 'quiet'}
      size="small"
      icon={isPicked ? 'check' : 'plus'}
      aria-label={t(isPicked ? messages.comparedName : messages.compareName, { name })}
      preventScrollReset
      data-keep-scroll=""
    >
      {t(isPicked ? messages.compared : messages.compare)}
    </ButtonLink>
  );
}
