import type { ComponentProps } from 'react';
import RecordingCards from './recording-files/recording-cards.tsx';
import { RecordingsEmailPanel } from './recording-files/recordings-email-panel.tsx';

/** The recordings of a fair's sessions for its organizers, with forms for files and chapters. */
export const ManagedRecordings = (props: ComponentProps<typeof RecordingCards>) => (
  <RecordingCards {...props} />
);

/** Whether those who registered know of the recordings, and the button that tells them. */
export const RecordingsEmail = (props: ComponentProps<typeof RecordingsEmailPanel>) => (
  <RecordingsEmailPanel {...props} />
);
