/** The demo’s recordings: six colleges, six seconds each, in each of three sessions. */
export const demoRecording = {
  sessions: ['Near the city', 'Small and close', 'Hands on'],
  /** Start of each college, in seconds. */
  starts: [4, 10, 16, 22, 28, 34],
  /** Seconds for questions at the end. */
  outro: 4,
  seconds: 44,
} as const;

/** A caption track for one of them, with the colleges in speaking order. */
export function demoCaptions(title: string, colleges: readonly string[]): string {
  const { starts, outro, seconds } = demoRecording;
  const at = (second: number) => `00:${String(second).padStart(2, '0')}.000`;
  const cue = (from: number, to: number, text: string) => `${at(from)} --> ${at(to)}\n${text}`;
  const said = [
    (name: string) => `Hi from ${name}. We’re glad you came tonight.`,
    (name: string) => `Good evening, I’m speaking for ${name}. Ask me about housing.`,
    (name: string) => `At ${name} you can visit a class on any weekday.`,
    (name: string) => `${name} meets full need for many families. Ask about aid.`,
    (name: string) => `First-year students at ${name} can join a research group.`,
    (name: string) => `Our application deadline at ${name} is on our page. Write to us!`,
  ];
  return [
    'WEBVTT',
    cue(0, 4, `Welcome to “${title}”. You’ll hear six colleges, one after the other.`),
    ...colleges
      .slice(0, starts.length)
      .map((name, place) =>
        cue(starts[place] ?? 0, starts[place + 1] ?? seconds - outro, said[place]?.(name) ?? name),
      ),
    cue(seconds - outro, seconds, 'Thank you all. Now it’s time for your questions.'),
  ].join('\n\n');
}
