import { Link } from 'react-router';
import { useIsOff } from '../../platform/pages/site.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { useSay } from '../../ui/say.tsx';
import { homeWords as said } from '../home.words.ts';
import css from './doors.module.css';

const doors = [
  {
    look: css.student,
    name: said.student,
    steps: [said.student1, said.student2, said.student3],
    go: said.studentGo,
    to: '/resources?role=student',
  },
  {
    look: css.parent,
    name: said.parent,
    steps: [said.parent1, said.parent2, said.parent3],
    go: said.parentGo,
    to: '/resources?role=parent',
  },
  {
    look: css.counselor,
    name: said.counselor,
    steps: [said.counselor1, said.counselor2, said.counselor3],
    go: said.counselorGo,
    to: '/resources?role=counselor',
  },
] as const;

/** How it works, a door for each who comes. */
export default function Doors() {
  const say = useSay();
  const noGuides = useIsOff('guides');
  return (
    <section className={css.section} aria-labelledby="doors">
      <h2 id="doors" className={css.title}>
        {say(said.doors)}
      </h2>
      <div className={css.doors}>
        {doors.map(({ look, name, steps, go, to }) => (
          <article key={to} className={classNames(css.door, look)}>
            <h3>{say(name)}</h3>
            <ol>
              {(noGuides ? steps.filter((step) => step !== said.counselor2) : steps).map((step) => (
                <li key={step.id}>{say(step)}</li>
              ))}
            </ol>
            <Link
              to={noGuides ? '/calendar' : to}
              className={css.go}
              aria-label={`${say(noGuides ? said.doorFairs : go)}: ${say(name)}`}
            >
              {say(noGuides ? said.doorFairs : go)}
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
