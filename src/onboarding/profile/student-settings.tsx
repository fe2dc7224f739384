import { privacySwitches } from '../../students/privacy-switches.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useSay } from '../../ui/say.tsx';
import { familyWords as said } from './family.words.ts';
import type { ProfileData } from './load-profile.ts';
import { privacyWords } from './privacy.words.ts';
import css from './profile-section.module.css';

interface StudentSettingsProps {
  readonly student: ProfileData['students'][number];
}

/** What a student has decided, for a parent to read: the student alone changes it. */
export function StudentSettings({ student }: StudentSettingsProps) {
  const say = useSay();
  const name = student.firstName ?? '';
  const settings = student.privacySettings;
  return (
    <Disclosure title={say(said.settings, { name })}>
      <div className={css.apart}>
        {settings ? (
          <ul role="list" className={css.switches}>
            {privacySwitches.map((one) => (
              <li key={one}>
                <span>{say(privacyWords[one])}</span>
                <span className={css.state}>
                  <Icon name={settings[one] ? 'check' : 'minus'} />
                  {say(settings[one] ? said.on : said.off)}
                </span>
              </li>
            ))}
          </ul>
        ) : (
          <p>{say(said.settingsNone, { name })}</p>
        )}
        <p>{say(said.settingsOwn, { name })}</p>
      </div>
    </Disclosure>
  );
}
