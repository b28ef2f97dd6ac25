import type { riskTemplateCalls } from '@relish/shared/risks/risk-templates/contract.ts';

import type { Handlers } from '../../../core/handler.ts';

export const riskTemplateHandlers: Handlers<typeof riskTemplateCalls> = {
  'risk-templates/list': async ({ library }, { guide_code }) => {
    const templates = library.riskTemplates.map(({ code, title, kind, description, guides }) => ({
      code,
      title,
      kind,
      description,
      fits: guide_code !== null && guides.includes(guide_code),
    }));
    return templates.toSorted(
      (one, other) =>
        Number(other.fits) - Number(one.fits) || one.title.localeCompare(other.title, 'en-GB'),
    );
  },
};
