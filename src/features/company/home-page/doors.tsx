import { Link } from 'react-router';
import { useIsOff } from '../../../platform/pages/site.ts';
import { fairPaths } from '../../fairs/fair-paths.ts';
import { classNames } from '../../../ui/layout/class-names.ts';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { homeMessages as messages } from './home.messages.ts';
import css from './doors.module.css';

interface DoorsProps {
  /** The slug of the next fair that people can register for; null for none. */
  readonly fair: string | null;
}

/** How it works: where students, parents and counselors begin, and what they may read first. */
export default function Doors({ fair }: DoorsProps) {
  const t = useTranslate();
  const noGuides = useIsOff('guides');
  const noClasses = useIsOff('classes');
  const register = fair === null ? null : fairPaths(fair).register;
  const doors = [
    {
      look: css.student,
      role: 'student',
      name: messages.student,
      steps: [messages.student1, messages.student2, messages.student3],
      go: register ? messages.studentRegister : messages.doorFairs,
      to: register ?? '/calendar',
    },
    {
      look: css.parent,
      role: 'parent',
      name: messages.parent,
      steps: [messages.parent1, messages.parent2, messages.parent3],
      go: register ? messages.parentRegister : messages.doorFairs,
      to: register ? `${register}?as=parent` : '/calendar',
    },
    {
      look: css.counselor,
      role: 'counselor',
      name: messages.counselor,
      steps: noClasses
        ? [messages.counselor1, messages.counselor3]
        : [messages.counselorLink, messages.counselorFlyer, messages.counselorList],
      go: noClasses ? messages.counselorRegister : messages.counselorClass,
      to: noClasses ? '/register?as=counselor' : '/counselors',
    },
  ] as const;
  return (
    <section className={css.section} aria-labelledby="doors">
      <h2 id="doors" className={css.title}>
        {t(messages.doors)}
      </h2>
      <div className={css.doors}>
        {doors.map(({ look, role, name, steps, go, to }) => (
          <article key={role} className={classNames(css.door, look)}>
            <h3>{t(name)}</h3>
            <ol>
              {steps.map((step) => (
                <li key={step.id}>{t(step)}</li>
              ))}
            </ol>
            <Link to={to} className={css.go} aria-label={`${t(go)}: ${t(name)}`}>
              {t(go)}
              <Icon name="arrow-right" />
            </Link>
            {!noGuides && (
              <Link
                to={`/resources?role=${role}`}
                className={css.read}
                aria-label={`${t(messages.readFirst)}: ${t(name)}`}
              >
                {t(messages.readFirst)}
              </Link>
            )}
            <svg className={css.arch} viewBox="0 0 120 170" aria-hidden="true">
              <path className={css.frame} d="M10 170V60a50 50 0 0 1 100 0v110" />
              <path className={css.leaf} d="M60 24a36 36 0 0 1 36 36v110H60Z" />
              <circle className={css.knob} cx="70" cy="108" r="4" />
            </svg>
          </article>
        ))}
      </div>
    </section>
  );
}
