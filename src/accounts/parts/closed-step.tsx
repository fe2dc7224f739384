import { tooYoungMessage } from '../../platform/model/minimum-age.ts';
import { useIsOff } from '../../platform/pages/site.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useSay } from '../../ui/say.tsx';
import { AccountFrame } from '../account-frame.tsx';
import { registerWords } from './register.words.ts';

/** A friendly end that does not say why. */
export function ClosedStep() {
  const say = useSay();
  const noGuides = useIsOff('guides');
  return (
    <AccountFrame title={say(registerWords.closedHeading)} lead={tooYoungMessage}>
      <ButtonLink to="/calendar" size="large" block icon="calendar">
        {say(registerWords.closedFairs)}
      </ButtonLink>
      {!noGuides && (
        <ButtonLink to="/resources/parent-guardian-prep" kind="line" size="large" block icon="book">
          {say(registerWords.closedGuide)}
        </ButtonLink>
      )}
    </AccountFrame>
  );
}
