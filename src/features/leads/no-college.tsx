import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { useTranslate } from '../../ui/text/translate.tsx';
import { noCollegeMessages as messages } from './no-college.messages.ts';

interface NoCollegeProps {
  /** The college of the rep’s open request; null for none. */
  readonly requested: string | null;
}

/** In place of leads and results, for a rep without a college: the open request, or how to make one. */
export function NoCollege({ requested }: NoCollegeProps) {
  const t = useTranslate();
  return requested === null ? (
    <Notice
      kind="warning"
      title={t(messages.title)}
      action={<ButtonLink to="/app/setup">{t(messages.find)}</ButtonLink>}
    >
      {t(messages.text)}
    </Notice>
  ) : (
    <Notice
      title={t(messages.pendingTitle, { college: requested })}
      action={
        <ButtonLink to="/app/setup" kind="line">
          {t(messages.see)}
        </ButtonLink>
      }
    >
      {t(messages.pendingText)}
    </Notice>
  );
}
