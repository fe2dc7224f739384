import { agreement } from '../../platform/model/form-kinds.ts';

/** What `AgreeFirst` asks. */
export const agreeFields = { consent: agreement() };
