/**
 * Words for which a rep reviews a message before everyone sees it: slurs, and insults inappropriate
 * for families. Few on purpose; reps hide the rest by hand. Word prefixes.
 */
export const heldWords: readonly string[] = [
  'fuck',
  'shit',
  'bitch',
  'cunt',
  'slut',
  'whore',
  'asshole',
  'dickhead',
  'nigg',
  'faggot',
  'retard',
  'tranny',
  'chink',
  'kike',
  'spic',
  'wetback',
  'kill yourself',
  'kys',
  'nudes',
];
