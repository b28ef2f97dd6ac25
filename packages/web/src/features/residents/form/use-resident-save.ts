import { dayIn } from '@relish/shared/days.ts';
import { useState } from 'react';

import { useUser } from '../../../session/use-session.ts';
import { useAddResident, useEditResident } from '../api.ts';
import { safetyDiffers } from './safety-of.ts';
import { type ResidentValues, sentValues } from './values.ts';

interface Question {
  values: ResidentValues;
  answer: (agrees: boolean) => void;
}

/** Saves a resident, new or known. What could harm somebody is asked about first; a no saves nothing. */
export function useResidentSave() {
  const add = useAddResident();
  const edit = useEditResident();
  const { time_zone } = useUser().carehome;
  const [question, setQuestion] = useState<Question>();

  const agrees = (values: ResidentValues) =>
    new Promise<boolean>((resolve) => {
      const answer = (yes: boolean) => {
        setQuestion(undefined);
        resolve(yes);
      };
      setQuestion({ values, answer });
    });

  async function save(typed: ResidentValues, base: ResidentValues) {
    const { id, version, ...values } = sentValues(typed);
    const safety_confirmed = safetyDiffers(base, values);
    if (safety_confirmed && !(await agrees(values))) return undefined;
    if (id !== undefined && version !== undefined)
      return edit.mutateAsync({ ...values, id, version, safety_confirmed });
    // Whoever moves in later is known already, and nowhere counted yet.
    const status = values.move_in_date > dayIn(time_zone, new Date()) ? 'pre_admission' : 'current';
    return add.mutateAsync({ ...values, status, safety_confirmed });
  }

  return { save, question };
}
