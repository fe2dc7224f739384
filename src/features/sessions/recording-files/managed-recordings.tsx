import type { ComponentProps } from 'react';
import RecordingCards from './recording-cards.tsx';
import { RecordingsEmailPanel } from './recordings-email-panel.tsx';

/** The recordings of a fair's sessions for its organizers, with forms for files and chapters. */
export const ManagedRecordings = (props: ComponentProps<typeof RecordingCards>) => (
  <RecordingCards {...props} />
);

/** Whether registered people know about the recordings, and the button that emails them. */
export const RecordingsEmail = (props: ComponentProps<typeof RecordingsEmailPanel>) => (
  <RecordingsEmailPanel {...props} />
);
