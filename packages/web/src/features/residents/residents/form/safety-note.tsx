import { SAFETY_STALE_DAYS } from '@relish/shared/residents/residents/choices.ts';

import { Banner } from '../../../../ui/feedback/banner.tsx';
import { m } from '../../../../words/m.ts';
import { useDayWords } from '../day-words.ts';
import { useResidentForm } from './form-context.ts';

/** domain 8.2: the app is not the care plan; shows when the two were last compared. */
export function SafetyNote() {
  const { resident } = useResidentForm();
  const { moment, daysSince } = useDayWords();
  const at = resident?.safety_confirmed_at ?? null;
  const name = resident?.safety_confirmed_by ?? null;
  const isStale = resident !== undefined && (at === null || daysSince(at) > SAFETY_STALE_DAYS);
  return (
    <Banner kind={isStale ? 'attention' : 'info'}>
      {m.manage_resident_safety_note()} {resident && confirmed()}
    </Banner>
  );

  function confirmed(): string {
    if (at === null) return m.manage_resident_safety_never();
    const date = moment(at);
    return name === null
      ? m.manage_resident_safety_confirmed_on({ date })
      : m.manage_resident_safety_confirmed({ date, name });
  }
}
