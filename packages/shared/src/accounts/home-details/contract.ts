import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { optionalText, Telephone } from '../../fields.ts';
import { ADDRESS_LENGTH, VISITING_LENGTH } from './limits.ts';

export const HomeDetails = z.object({
  telephone: Telephone,
  address: optionalText(ADDRESS_LENGTH),
  visiting_times: optionalText(VISITING_LENGTH),
});
export type HomeDetails = z.infer<typeof HomeDetails>;

export const homeDetailsCalls = defineCalls({
  'home-details/get': {
    access: 'authenticated',
    reads: ['home-details'],
    summary: 'Get the telephone number, address and visiting times of this home',
    input: z.object({}),
    output: HomeDetails,
  },
  'home-details/edit': {
    access: 'home.manage',
    changes: ['home-details'],
    summary: 'Edit the telephone number, address and visiting times of this home',
    input: HomeDetails,
    output: HomeDetails,
  },
});
