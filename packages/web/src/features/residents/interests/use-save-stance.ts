import { interestLabel } from '@relish/shared/residents/interests/taxonomy.ts';

import { sentence } from '../../../api/error-catalogue.ts';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { m } from '../../../words/m.ts';
import { type InterestChange, type ResidentInterest, useSetInterest } from './api.ts';
import { STANCE_LOOKS } from './stances.ts';

const UNDO_SECONDS = 8;

/** Sets a stance optimistically, with undo. */
export function useSaveStance(residentId: string, known: readonly ResidentInterest[]) {
  const { mutate } = useSetInterest(residentId);
  return (change: InterestChange) => {
    const { interest_code, stance } = change;
    const before = known.find((row) => row.interest_code === interest_code);
    const interest = interestLabel(interest_code);
    showToast({
      title:
        stance === null
          ? m.interests_removed({ interest })
          : m.interests_saved({ interest, stance: STANCE_LOOKS[stance].words() }),
      seconds: UNDO_SECONDS,
      action: { label: m.ui_undo(), run: () => mutate(asItWas(interest_code, before)) },
    });
    mutate(change, {
      onError: (error) => {
        if (error.status === 422)
          showToast({ title: m.interests_not_saved({ interest }), text: sentence(error) });
      },
    });
  };
}

function asItWas(
  interest_code: InterestChange['interest_code'],
  before: ResidentInterest | undefined,
): InterestChange {
  if (!before) return { interest_code, stance: null };
  const { stance, detail, since, source } = before;
  return { interest_code, stance, detail, since, source };
}
