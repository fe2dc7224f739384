import { isSwitchedOff } from '../../platform/pages/feature-pages.ts';
import { useMaybeSite } from '../../platform/pages/site.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import type { Message } from '../../platform/words/words.ts';
import { homeWords as said } from './home.words.ts';
import css from './home.module.css';

interface Step {
  readonly title: Message;
  readonly text: Message;
  readonly act: Message;
  readonly to: string;
  readonly kind?: 'lawn' | 'sun' | 'blue';
}

const directory: Step = {
  title: said.findColleges,
  text: said.findCollegesText,
  act: said.openDirectory,
  to: '/app/colleges',
};

/** What somebody may do beside fairs, by the type of the account. */
const steps: Readonly<Record<string, readonly Step[]>> = {
  student: [
    directory,
    {
      title: said.prepare,
      text: said.prepareStudent,
      act: said.readGuide,
      to: '/resources/college-prep',
      kind: 'sun',
    },
  ],
  parent: [
    directory,
    {
      title: said.prepare,
      text: said.prepareParent,
      act: said.readGuide,
      to: '/resources/parent-guardian-prep',
      kind: 'sun',
    },
  ],
  counselor: [
    directory,
    {
      title: said.prepare,
      text: said.prepareCounselor,
      act: said.readGuides,
      to: '/resources?role=counselor',
      kind: 'blue',
    },
  ],
};

/** A few more doors at the end of the page. */
export function NextSteps({ userType }: { readonly userType: string }) {
  const say = useSay();
  const off = useMaybeSite()?.featuresOff ?? [];
  const own = steps[userType]?.filter(({ to }) => !isSwitchedOff(to.split('?')[0] ?? to, off));
  if (!own) return null;
  return (
    <Section title={say(said.meanwhile)}>
      <div className={css.cards}>
        {own.map(({ title, text, act, to, kind }) => (
          <Card key={to} kind={kind ?? 'surface'}>
            <h3>{say(title)}</h3>
            <p>{say(text)}</p>
            <ButtonLink kind="line" to={to}>
              {say(act)}
            </ButtonLink>
          </Card>
        ))}
      </div>
    </Section>
  );
}
