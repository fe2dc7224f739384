import { isSwitchedOff } from '../../../platform/pages/feature-pages.ts';
import { useMaybeSite } from '../../../platform/pages/site.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import type { Message } from '../../../platform/i18n/define-messages.ts';
import { homeMessages as messages } from './home.messages.ts';
import css from './home.module.css';

interface Step {
  readonly title: Message;
  readonly text: Message;
  readonly act: Message;
  readonly to: string;
  readonly kind?: 'sun' | 'blue';
}

const directory: Step = {
  title: messages.findColleges,
  text: messages.findCollegesText,
  act: messages.openDirectory,
  to: '/app/colleges',
};

/** What someone may do beside fairs, by the type of the account. */
const steps: Readonly<Record<string, readonly Step[]>> = {
  student: [
    directory,
    {
      title: messages.prepare,
      text: messages.prepareStudent,
      act: messages.readGuide,
      to: '/resources/college-prep',
      kind: 'sun',
    },
  ],
  parent: [
    directory,
    {
      title: messages.prepare,
      text: messages.prepareParent,
      act: messages.readGuide,
      to: '/resources/parent-guardian-prep',
      kind: 'sun',
    },
  ],
  counselor: [
    directory,
    {
      title: messages.prepare,
      text: messages.prepareCounselor,
      act: messages.readGuides,
      to: '/resources?role=counselor',
      kind: 'blue',
    },
  ],
};

/** More links at the end of the page. */
export function NextSteps({ userType }: { readonly userType: string }) {
  const t = useTranslate();
  const off = useMaybeSite()?.featuresOff ?? [];
  const own = steps[userType]?.filter(({ to }) => !isSwitchedOff(to.split('?')[0] ?? to, off));
  if (!own) return null;
  return (
    <Section title={t(messages.meanwhile)}>
      <div className={css.cards}>
        {own.map(({ title, text, act, to, kind }) => (
          <Card key={to} kind={kind ?? 'surface'}>
            <h3>{t(title)}</h3>
            <p>{t(text)}</p>
            <ButtonLink kind="line" to={to}>
              {t(act)}
            </ButtonLink>
          </Card>
        ))}
      </div>
    </Section>
  );
}
