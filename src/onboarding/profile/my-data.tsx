import { Button, ButtonLink } from '../../ui/button.tsx';
import { useSay } from '../../ui/say.tsx';
import { leavingWords as said } from './leaving.words.ts';
import { ProfileSection } from './profile-section.tsx';
import { profileWords } from './profile.words.ts';

/** Everything in a file, and the way out. */
export function MyData() {
  const say = useSay();
  return (
    <ProfileSection anchor="data" title={say(profileWords.data)}>
      <p>{say(said.dataLead)}</p>
      <DownloadButton />
      <p>{say(said.deleteLead)}</p>
      <div>
        <ButtonLink kind="line" icon="trash" to="/app/profile/delete">
          {say(said.toDelete)}
        </ButtonLink>
      </div>
    </ProfileSection>
  );
}

/** Asks for the file. A plain form: what comes back is saved by the browser. */
export function DownloadButton() {
  const say = useSay();
  return (
    <form method="post" action="/app/profile/data">
      <Button type="submit" kind="line" icon="download">
        {say(said.download)}
      </Button>
    </form>
  );
}
