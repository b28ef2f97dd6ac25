import { z } from 'zod';

import { defineCalls } from '../../call.ts';

/** The business that sells packages, as configured; null where it left something out. */
const OperatorContact = z.object({
  name: z.string().nullable(),
  email: z.string().nullable(),
  telephone: z.string().nullable(),
});
export type OperatorContact = z.infer<typeof OperatorContact>;

export const packageCalls = defineCalls({
  'package/contact': {
    access: 'package.manage',
    summary: 'Get the contact details for renewing or changing the package',
    input: z.object({}),
    output: OperatorContact,
  },
});
