import type { OperatorContact } from '@relish/shared/accounts/package/contract.ts';
import type { PackageTitle } from '@relish/shared/constants.ts';

import type { Config } from './config.ts';

/** Settings of the business that runs this installation. */
export interface Operator {
  /** For care homes that register without the operator; 0 days means no trial. */
  trial: { days: number; package_title: PackageTitle };
  contact: OperatorContact;
}

export type OperatorConfig = Pick<Config, 'TRIAL_DAYS' | 'TRIAL_PACKAGE'> &
  Partial<
    Pick<Config, 'OPERATOR_CONTACT_NAME' | 'OPERATOR_CONTACT_EMAIL' | 'OPERATOR_CONTACT_PHONE'>
  >;

export const readOperator = (config: OperatorConfig): Operator => ({
  trial: { days: config.TRIAL_DAYS, package_title: `Package ${config.TRIAL_PACKAGE}` },
  contact: {
    name: config.OPERATOR_CONTACT_NAME ?? null,
    email: config.OPERATOR_CONTACT_EMAIL ?? null,
    telephone: config.OPERATOR_CONTACT_PHONE ?? null,
  },
});
