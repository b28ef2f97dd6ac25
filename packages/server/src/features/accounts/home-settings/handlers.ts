import type { homeSettingsCalls } from '@relish/shared/accounts/home-settings/contract.ts';

import type { Handlers } from '../../../core/handler.ts';
import { insertAudit } from '../audit/public.ts';
import { findHomeSettings, updateHomeSettings } from './queries.ts';

export const homeSettingsHandlers: Handlers<typeof homeSettingsCalls> = {
  'home-settings/get': ({ db, carehomeId }) => findHomeSettings(db, carehomeId),

  'home-settings/edit': async (context, settings) => {
    const { db, carehomeId } = context;
    await updateHomeSettings(db, carehomeId, settings);
    await insertAudit(db, context, {
      action: 'home-settings.edit',
      entity: 'carehome',
      entity_id: carehomeId,
    });
    return findHomeSettings(db, carehomeId);
  },
};
