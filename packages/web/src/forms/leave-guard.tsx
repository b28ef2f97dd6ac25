import { type Control, type FieldValues, useFormState } from 'react-hook-form';

import { LeaveQuestion } from './leave-question.tsx';
import { useLeaveGuard, type useLeaveRelease } from './use-leave-guard.ts';

interface Props<V extends FieldValues> {
  control: Control<V>;
  release: ReturnType<typeof useLeaveRelease>;
}

/** A separate component, so that the first change renders no field. */
export function LeaveGuard<V extends FieldValues>({ control, release }: Props<V>) {
  const { isDirty } = useFormState({ control });
  return <LeaveQuestion guard={useLeaveGuard(isDirty, release)} kept />;
}
