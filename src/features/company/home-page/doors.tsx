import { Link } from 'react-router';
import { useIsOff } from '../../../platform/pages/site.ts';
import { classNames } from '../../../ui/layout/class-names.ts';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { homeMessages as messages } from './home.messages.ts';
import css from './doors.module.css';

const doors = [
  {
    look: css.student,
    name: messages.student,
    steps: [messages.student1, messages.student2, messages.student3],
    go: messages.studentGo,
    to: '/resources?role=student',
  },
  {
    look: css.parent,
    name: messages.parent,
    steps: [messages.parent1, messages.parent2, messages.parent3],
    go: messages.parentGo,
    to: '/resources?role=parent',
  },
  {
    look: css.counselor,
    name: messages.counselor,
    steps: [messages.counselor1, messages.counselor2, messages.counselor3],
    go: messages.counselorGo,
    to: '/resources?role=counselor',
  },
] as const;

/** How it works, a door for each who comes. */
export default function Doors() {
  const t = useTranslate();
  const noGuides = useIsOff('guides');
  return (
    <section className={css.section} aria-labelledby="doors">
      <h2 id="doors" className={css.title}>
        {t(messages.doors)}
      </h2>
      <div className={css.doors}>
        {doors.map(({ look, name, steps, go, to }) => (
          <article key={to} className={classNames(css.door, look)}>
            <h3>{t(name)}</h3>
            <ol>
              {(noGuides ? steps.filter((step) => step !== messages.counselor2) : steps).map(
                (step) => (
                  <li key={step.id}>{t(step)}</li>
                ),
              )}
            </ol>
            <Link
              to={noGuides ? '/calendar' : to}
              className={css.go}
              aria-label={`${t(noGuides ? messages.doorFairs : go)}: ${t(name)}`}
            >
              {t(noGuides ? messages.doorFairs : go)}
              <Icon name="arrow-right" />
            </Link>
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
