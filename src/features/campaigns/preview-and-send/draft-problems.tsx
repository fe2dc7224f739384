import { Link } from 'react-router';
import { Notice } from '../../../ui/layout/notice.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { editorMessages as messages } from '../editor/editor.messages.ts';
import css from '../editor/editor.module.css';
import { useCampaignPaths } from '../use-campaign-paths.ts';

interface DraftProblemsProps {
  readonly id: string;
  readonly problems: readonly { readonly field: string; readonly problem: string }[];
}

const names = ['audience', 'subject', 'preheader', 'htmlBody', 'plainTextBody'] as const;

/** Problems that keep a draft from being sent, each with a link to where to fix it. */
export function DraftProblems({ id, problems }: DraftProblemsProps) {
  const t = useTranslate();
  const { draft: draftPath } = useCampaignPaths();
  return (
    <Notice kind="warning" title={t(messages.problems)}>
      <ul className={css.problems}>
        {problems.map(({ field, problem }) => {
          const name = names.find((one) => one === field) ?? 'htmlBody';
          const to = name === 'audience' ? `${draftPath(id)}/recipients` : draftPath(id);
          return (
            <li key={field}>
              <Link to={to}>{t(messages[`${name}Field`])}</Link>: {problem}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
