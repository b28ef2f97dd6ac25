import { can } from '@relish/shared/permissions.ts';

import type { InHome } from '../../../core/handler.ts';
import { sightOf } from './open-feedback.ts';
import { findFeedback } from './queries.ts';

/** For links to an entry from elsewhere. */
export const canReadFeedback = async (context: InHome, id: string): Promise<boolean> =>
  can(context.user, 'feedback.view') &&
  (await findFeedback(context.db, context.carehomeId, sightOf(context), id)) !== undefined;
