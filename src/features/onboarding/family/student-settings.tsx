import { privacySwitches } from '../../students/privacy-switches.ts';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { familyMessages as messages } from './family.messages.ts';
import type { ProfileData } from '../profile/load-profile.ts';
import { privacyMessages } from '../privacy/privacy.messages.ts';
import css from '../profile/profile-section.module.css';

interface StudentSettingsProps {
  readonly student: ProfileData['students'][number];
}

/** What a student has decided, for a parent to read: the student alone changes it. */
export function StudentSettings({ student }: StudentSettingsProps) {
  const t = useTranslate();
  const name = student.firstName ?? '';
  const settings = student.privacySettings;
  return (
    <Disclosure title={t(messages.settings, { name })}>
      <div className={css.apart}>
        {settings ? (
          <ul role="list" className={css.switches}>
            {privacySwitches.map((one) => (
              <li key={one}>
                <span>{t(privacyMessages[one])}</span>
                <span className={css.state}>
                  <Icon name={settings[one] ? 'check' : 'minus'} />
                  {t(settings[one] ? messages.on : messages.off)}
                </span>
              </li>
            ))}
          </ul>
        ) : (
          <p>{t(messages.settingsNone, { name })}</p>
        )}
        <p>{t(messages.settingsOwn, { name })}</p>
      </div>
    </Disclosure>
  );
}
