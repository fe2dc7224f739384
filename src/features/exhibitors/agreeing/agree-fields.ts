import { agreement } from '../../../platform/model/form-kinds.ts';

/** The fields of `AgreeFirst`. */
export const agreeFields = { consent: agreement() };
