import { Link } from 'react-router';
import { Notice } from '../../ui/notice.tsx';
import { useSay } from '../../ui/say.tsx';
import { editorWords as said } from './editor.words.ts';
import css from './editor.module.css';
import { useCampaignPaths } from '../use-campaign-paths.ts';

interface DraftProblemsProps {
  readonly id: string;
  readonly problems: readonly { readonly field: string; readonly problem: string }[];
}

const names = ['audience', 'subject', 'preheader', 'htmlBody', 'plainTextBody'] as const;

/** What keeps a draft from being sent, each with the way to where it is mended. */
export function DraftProblems({ id, problems }: DraftProblemsProps) {
  const say = useSay();
  const { draft: draftPath } = useCampaignPaths();
  return (
    <Notice kind="warning" title={say(said.problems)}>
      <ul className={css.problems}>
        {problems.map(({ field, problem }) => {
          const name = names.find((one) => one === field) ?? 'htmlBody';
          const to = name === 'audience' ? `${draftPath(id)}/recipients` : draftPath(id);
          return (
            <li key={field}>
              <Link to={to}>{say(said[`${name}Field`])}</Link>: {problem}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
