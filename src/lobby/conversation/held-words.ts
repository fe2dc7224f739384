/**
 * Words for which a rep looks at a message before everyone sees it: slurs, and insults that have no
 * place among families. Few on purpose; what is missing is hidden by hand. Beginnings of words.
 */
export const heldWords: readonly string[] = [
  ...['fuck', 'shit', 'bitch', 'cunt', 'slut', 'whore', 'asshole', 'dickhead'],
  ...['nigg', 'faggot', 'retard', 'tranny', 'chink', 'kike', 'spic', 'wetback'],
  ...['kill yourself', 'kys', 'nudes'],
];
