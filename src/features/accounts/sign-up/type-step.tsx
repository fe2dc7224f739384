import { Link } from 'react-router';
import { useIsOff } from '../../../platform/pages/site.ts';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { selfChosenTypes } from './check-sign-up.ts';
import { userTypeLabels } from '../user-list/user-type-labels.messages.ts';
import { AccountFrame } from '../account-frame.tsx';
import { AccountLink, AccountLinks } from '../account-pages/account-links.tsx';
import { RegisterSteps } from './register-steps.tsx';
import { registerMessages } from './register.messages.ts';
import { leadTo } from '../account-pages/lead-to.ts';
import css from './type-step.module.css';

const hints = {
  student: registerMessages.studentHint,
  parent: registerMessages.parentHint,
  counselor: registerMessages.counselorHint,
  college: registerMessages.collegeHint,
} as const;

/** The first step: what someone registers as. */
export function TypeStep({ back }: { readonly back: string | null }) {
  const t = useTranslate();
  const noClasses = useIsOff('classes');
  return (
    <AccountFrame
      title={t(registerMessages.typeHeading)}
      lead={t(registerMessages.typeLead)}
      steps={<RegisterSteps at="type" as={null} />}
    >
      <nav aria-label={t(registerMessages.typeLegend)}>
        <ul role="list" className={css.types}>
          {selfChosenTypes.map((as) => (
            <li key={as}>
              <Link to={leadTo('/register', back, { as })} className={css.type}>
                <span>
                  <b className={css.name}>{t(userTypeLabels[as])}</b>
                  <span className={css.hint}>
                    {t(
                      as === 'counselor' && noClasses ? registerMessages.counselorAlone : hints[as],
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
        <AccountLink question={t(registerMessages.haveAccount)} to={leadTo('/login', back)}>
          {t(registerMessages.signIn)}
        </AccountLink>
      </AccountLinks>
    </AccountFrame>
  );
}
