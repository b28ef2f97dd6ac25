import { describe, expect, it } from 'vitest';

import { BASES, groundsFor, type Purpose, PURPOSES } from './purposes.ts';

/** Domain 7.4: only the resident can agree to these. */
const OWN_CONSENT_ONLY: readonly Purpose[] = [
  'photo_external',
  'survey_contact',
  'data_for_research',
];

describe('the bases for agreeing to a purpose', () => {
  it.each(OWN_CONSENT_ONLY)('%s needs the resident’s own consent with capacity', (purpose) => {
    expect(groundsFor(purpose)).toEqual(['own_consent']);
  });

  it.each(PURPOSES.filter((purpose) => !OWN_CONSENT_ONLY.includes(purpose)))(
    '%s also accepts an attorney, a deputy, a guardian and best interests',
    (purpose) => {
      expect(groundsFor(purpose)).toEqual(BASES);
    },
  );
});
