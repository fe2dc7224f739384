import PolicyPage from './policy-page.tsx';
import type { ReadyPolicy } from './ready-policy.ts';
import type { LegalHistory } from './legal-history.tsx';
import OwnText from './own-text.tsx';

/** A legal text as it counts: Quad's own, or that of the site. */
interface LegalPageProps {
  readonly history: LegalHistory;
  readonly policy: ReadyPolicy | null;
  readonly own: Parameters<typeof OwnText>[0]['own'] | null;
}

export default function LegalPage({ history, policy, own }: LegalPageProps) {
  if (policy) return <PolicyPage policy={policy} history={history} />;
  return own && <OwnText kind={history.kind} own={own} history={history} />;
}
