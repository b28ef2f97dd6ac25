import { addDays } from '@relish/shared/days.ts';
import { mondayOf } from '@relish/shared/events/events/recurrence.ts';
import { useId, useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { m } from '../../../words/m.ts';

interface Props {
  week: string;
  onCopy: (from: string) => void;
  onClose: () => void;
}

export default function CopyWeek({ week, onCopy, onClose }: Props) {
  const formId = useId();
  const [day, setDay] = useState<string | null>(addDays(week, -14));
  const isSame = day !== null && mondayOf(day) === week;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={m.planning_copy_title()}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button type="submit" form={formId}>
            {m.planning_copy_do()}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (day === null || isSame) return;
          onCopy(mondayOf(day));
          onClose();
        }}
      >
        <DateField
          label={m.planning_copy_day()}
          hint={m.planning_copy_hint()}
          value={day}
          errors={isSame ? [m.planning_copy_same()] : undefined}
          onChange={setDay}
        />
      </form>
    </Dialog>
  );
}
