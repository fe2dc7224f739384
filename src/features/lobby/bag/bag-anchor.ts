/** The address of the bag on the lobby's page. */
export const bagAnchor = 'bag';
