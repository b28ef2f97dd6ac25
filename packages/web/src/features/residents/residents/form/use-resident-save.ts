import { dayIn } from '@relish/shared/days.ts';
import { useState } from 'react';

import { useUser } from '../../../../session/use-session.ts';
import { useAddResident, useEditResident } from '../api.ts';
import { safetyDiffers } from './safety-differs.ts';
import { type ResidentValues, sentValues } from './values.ts';

interface Question {
  values: ResidentValues;
  answer: (agrees: boolean) => void;
}

/** Asks to confirm safety details first; without confirmation nothing is saved. */
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
    // Residents who move in later are not counted until then.
    const status = values.move_in_date > dayIn(time_zone, new Date()) ? 'pre_admission' : 'current';
    return add.mutateAsync({ ...values, status, safety_confirmed });
  }

  return { save, question };
}
