/** The invitation that a step of setup accepts once it is saved, in its address and its form. */
export const thenAccept = 'invitation';
