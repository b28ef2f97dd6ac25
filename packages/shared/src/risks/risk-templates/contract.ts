import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { RISK_KINDS } from '../risk-assessments/choices.ts';

export const riskTemplateCalls = defineCalls({
  'risk-templates/list': {
    access: 'risk-assessments.view',
    summary: 'List the ready templates, those for an activity first',
    input: z.object({ guide_code: z.string().max(80).nullable().default(null) }),
    output: z.array(
      z.object({
        code: z.string(),
        title: z.string(),
        kind: z.enum(RISK_KINDS),
        description: z.string(),
        fits: z.boolean(),
      }),
    ),
  },
});
