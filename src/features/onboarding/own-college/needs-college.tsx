import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { homeMessages as messages } from '../home/home.messages.ts';

interface NeedsCollegeProps {
  /** The college that a request is open for; null for none. */
  readonly openClaim: string | null;
}

/** In place of a page of the college, for a rep who has none yet: what is pending, or how to find it. */
export function NeedsCollege({ openClaim }: NeedsCollegeProps) {
  const t = useTranslate();
  return openClaim === null ? (
    <EmptyState
      title={t(messages.claim)}
      action={<ButtonLink to="/app/setup">{t(messages.claimDo)}</ButtonLink>}
    >
      {t(messages.claimText)}
    </EmptyState>
  ) : (
    <EmptyState
      title={t(messages.claimOpenTitle)}
      action={
        <ButtonLink to="/app/setup" kind="line">
          {t(messages.claimSee)}
        </ButtonLink>
      }
    >
      {t(messages.claimOpen, { college: openClaim })}
    </EmptyState>
  );
}
