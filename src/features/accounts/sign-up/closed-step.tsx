import { tooYoungMessage } from '../../../platform/model/minimum-age.ts';
import { useIsOff } from '../../../platform/pages/site.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { AccountFrame } from '../account-frame.tsx';
import { registerMessages } from './register.messages.ts';

/** A friendly end that does not say why. */
export function ClosedStep() {
  const t = useTranslate();
  const noGuides = useIsOff('guides');
  return (
    <AccountFrame title={t(registerMessages.closedHeading)} lead={tooYoungMessage}>
      <ButtonLink to="/calendar" size="large" block icon="calendar">
        {t(registerMessages.closedFairs)}
      </ButtonLink>
      {!noGuides && (
        <ButtonLink to="/resources/parent-guardian-prep" kind="line" size="large" block icon="book">
          {t(registerMessages.closedGuide)}
        </ButtonLink>
      )}
    </AccountFrame>
  );
}
