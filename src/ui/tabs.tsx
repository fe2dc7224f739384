import { NavLink } from 'react-router';
import css from './tabs.module.css';

interface TabsProps {
  /** What the tabs lead through; read out. */
  readonly label: string;
  readonly tabs: readonly Tab[];
}

/** A page by its address and name; `end` where addresses below it are pages of other tabs. */
export interface Tab {
  readonly to: string;
  readonly label: string;
  readonly end?: boolean;
}

/** The pages that belong to one thing, as one strip; what has no room is scrolled to sideways. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav aria-label={label} className={css.tabs}>
      {tabs.map(({ to, label: name, end }) => (
        <NavLink key={to} to={to} {...(end === undefined ? {} : { end })}>
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
