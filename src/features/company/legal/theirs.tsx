import { ButtonAnchor } from '../../../ui/buttons/button.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Notice } from '../../../ui/layout/notice.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { When } from '../../../ui/time/when.tsx';
import { legalMessages as messages } from './legal.messages.ts';
import css from './legal.module.css';
import looks from '../policies/legal-page.module.css';

/** The version that another admin saved in between. */
interface TheirDraft {
  readonly isSaved: boolean;
  readonly body: string;
  readonly revision: number;
  readonly savedAt: string | null;
  readonly savedBy: string | null;
}

/** The conflict in the answer to a form: what another admin saved; null where there is none. */
export const theirsIn = (
  answer: { readonly theirs?: TheirDraft } | object | undefined,
): TheirDraft | null => (answer && 'theirs' in answer ? (answer.theirs ?? null) : null);

interface TheirsProps {
  readonly theirs: TheirDraft;
  readonly path: string;
  readonly zone: string;
  readonly now: Date;
}

/** The text of another admin beside the one that was typed, and the two ways on. */
export function Theirs({ theirs, path, zone, now }: TheirsProps) {
  const t = useTranslate();
  const { isSaved, body, revision, savedAt, savedBy } = theirs;
  return (
    <Notice
      kind="warning"
      title={
        isSaved && savedBy !== null
          ? t(messages.theirsBy, { name: savedBy })
          : t(isSaved ? messages.theirs : messages.theirsGone)
      }
      action={
        <span className={css.acts}>
          <SubmitButton
            name="over"
            value={String(revision)}
            kind="line"
            pending={t(messages.saving)}
          >
            {t(messages.saveOver)}
          </SubmitButton>
          {/* A whole new page: what was typed is given up. */}
          <ButtonAnchor href={`${path}?revision=${revision}`} kind="quiet">
            {t(messages.reload)}
          </ButtonAnchor>
        </span>
      }
    >
      {savedAt !== null && <When start={savedAt} zone={zone} now={now.toISOString()} />}
      <Disclosure title={t(messages.theirs)}>
        {/* Cleaned when it was saved. */}
        <div className={looks.own} dangerouslySetInnerHTML={{ __html: body }} />
      </Disclosure>
    </Notice>
  );
}
