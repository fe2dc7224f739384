import { Link } from 'react-router';
import { useIsOff } from '../../platform/pages/site.ts';
import { Icon } from '../../ui/icon.tsx';
import { useSay } from '../../ui/say.tsx';
import { selfChosenTypes } from '../check-sign-up.ts';
import { userTypeLabels } from '../user-type-labels.words.ts';
import { AccountFrame } from '../account-frame.tsx';
import { AccountLink, AccountLinks } from './account-links.tsx';
import { RegisterSteps } from './register-steps.tsx';
import { registerWords } from './register.words.ts';
import { leadTo } from './lead-to.ts';
import css from './type-step.module.css';

const hints = {
  student: registerWords.studentHint,
  parent: registerWords.parentHint,
  counselor: registerWords.counselorHint,
  college: registerWords.collegeHint,
} as const;

/** The first step: what somebody registers as. */
export function TypeStep({ back }: { readonly back: string | null }) {
  const say = useSay();
  const noClasses = useIsOff('classes');
  return (
    <AccountFrame
      title={say(registerWords.typeHeading)}
      lead={say(registerWords.typeLead)}
      steps={<RegisterSteps at="type" as={null} />}
    >
      <nav aria-label={say(registerWords.typeLegend)}>
        <ul role="list" className={css.types}>
          {selfChosenTypes.map((as) => (
            <li key={as}>
              <Link to={leadTo('/register', back, { as })} className={css.type}>
                <span>
                  <b className={css.name}>{say(userTypeLabels[as])}</b>
                  <span className={css.hint}>
                    {say(
                      as === 'counselor' && noClasses ? registerWords.counselorAlone : hints[as],
                    )}
                  </span>
                </span>
                <Icon name="arrow-right" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <AccountLinks>
        <AccountLink question={say(registerWords.haveAccount)} to={leadTo('/login', back)}>
          {say(registerWords.signIn)}
        </AccountLink>
      </AccountLinks>
    </AccountFrame>
  );
}
