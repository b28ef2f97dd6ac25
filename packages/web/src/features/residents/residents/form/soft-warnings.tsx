import { ageOn } from '@relish/shared/days.ts';
import { USUAL_AGES, YOUNGEST } from '@relish/shared/residents/residents/choices.ts';
import { useWatch } from 'react-hook-form';

import { Banner } from '../../../../ui/feedback/banner.tsx';
import { m } from '../../../../words/m.ts';
import { useDayWords } from '../day-words.ts';
import { useResidentForm } from './form-context.ts';
import { isWholeDay } from './whole-day.ts';

/** Unlikely values are pointed out but can be saved. */
export function SoftWarnings() {
  const { form, resident } = useResidentForm();
  const { today } = useDayWords();
  const [born, movesIn] = useWatch({
    control: form.control,
    name: ['date_of_birth', 'move_in_date'],
  });
  const day = born ?? '';
  const age = isWholeDay(day) ? ageOn(day, today) : undefined;
  const isUnusual =
    age !== undefined && age >= YOUNGEST && (age < USUAL_AGES.from || age > USUAL_AGES.to);
  return (
    <>
      {isUnusual && <Banner kind="attention">{m.manage_resident_age_unusual({ age })}</Banner>}
      {!resident && isWholeDay(movesIn) && movesIn > today && (
        <Banner kind="info">{m.manage_resident_moving_in_later()}</Banner>
      )}
    </>
  );
}
