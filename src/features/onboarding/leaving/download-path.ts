import { profilePath } from '../profile/sections.ts';

/** Where forms ask for the data stored about someone. */
export const downloadPath = `${profilePath}/download`;
