import type { SocialProviderName } from './account-alerts.ts';

/** The sign by which a provider is known, beside its name. */
export function ProviderMark({ provider }: { readonly provider: SocialProviderName }) {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      {provider === 'google' ? <LetterInFourColours /> : <FourSquares />}
    </svg>
  );
}

/** A ring of three quarters and a bar, clockwise from the bar. */
const LetterInFourColours = () => (
  <g fill="none" strokeWidth="3.6">
    <path d="M10 10h7.2a7.2 7.2 0 0 1-2.5 5.47" stroke="#4285f4" />
    <path d="M14.7 15.47a7.2 7.2 0 0 1-11.1-2.26" stroke="#34a853" />
    <path d="M3.6 13.2a7.2 7.2 0 0 1 0-6.4" stroke="#fbbc05" />
    <path d="M3.6 6.8a7.2 7.2 0 0 1 11.5-1.9" stroke="#ea4335" />
  </g>
);

const FourSquares = () => (
  <>
    <path d="M1 1h8.5v8.5H1z" fill="#f25022" />
    <path d="M10.5 1H19v8.5h-8.5z" fill="#7fba00" />
    <path d="M1 10.5h8.5V19H1z" fill="#00a4ef" />
    <path d="M10.5 10.5H19V19h-8.5z" fill="#ffb900" />
  </>
);
