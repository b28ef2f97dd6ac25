import type { signInCalls } from '@relish/shared/accounts/sign-in/contract.ts';

import type { Staged } from '../../../core/handler.ts';
import { countAgainst, registerLimit } from '../../../core/limits.ts';
import { acceptInvited } from './accept-invited.ts';
import { foundOrganisation } from './found-organisation.ts';

/** Joins a home by invitation (with a new or an existing account) or founds an organisation: homes start with a trial. */
export const register: Staged<(typeof signInCalls)['register']>['staged'] = async (
  context,
  { invitation_code, organisation, ...person },
) => {
  const { system, now, address } = context;
  await system((db) => countAgainst(db, [registerLimit(address)], now));
  return organisation
    ? foundOrganisation(context, { ...person, organisation })
    : acceptInvited(context, { ...person, invitation_code: invitation_code ?? '' });
};
