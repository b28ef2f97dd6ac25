import type { planningCalls } from '@relish/shared/dashboard/planning/contract.ts';

import type { Handlers } from '../../../core/handler.ts';
import { removeDrafts } from '../../events/events/public.ts';
import { addMissing, readSingles } from './copy.ts';
import { previewPublish, publishWeek } from './publish.ts';
import { listTemplates } from './queries.ts';
import { applyTemplate, deleteTemplate, restoreTemplate, saveTemplate } from './templates.ts';
import { readWeek } from './week.ts';

export const planningHandlers: Handlers<typeof planningCalls> = {
  'planning/week': (context, { week }) => readWeek(context, week),

  'planning/copy-week': async (context, { from, to }) => {
    const events = await readSingles(context, from);
    return addMissing(context, to, events);
  },

  'planning/templates': ({ db, carehomeId }) => listTemplates(db, carehomeId),
  'planning/save-template': saveTemplate,
  'planning/apply-template': applyTemplate,
  'planning/delete-template': deleteTemplate,
  'planning/restore-template': restoreTemplate,

  'planning/remove-drafts': async (context, { ids }) => ({
    count: await removeDrafts(context, ids),
  }),

  'planning/publish-preview': (context, { week }) => previewPublish(context, week),
  'planning/publish': publishWeek,
};
