import { CalendarPlus } from 'lucide-react';

import { saveFile } from '../../../platform/download.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { m } from '../../../words/m.ts';
import { useEventFile } from './api.ts';

/** Saves one event as a file that calendars open. */
export function AddToCalendar({ id }: { id: string }) {
  const file = useEventFile();
  return (
    <Button
      kind="quiet"
      busy={file.isPending}
      icon={<CalendarPlus aria-hidden="true" />}
      onClick={() =>
        file.mutate(
          { id },
          {
            onSuccess: ({ file_name, text }) => {
              saveFile(file_name, text, 'text/calendar;charset=utf-8');
              showToast({ title: m.sharing_ics_saved(), tone: 'success' });
            },
          },
        )
      }
    >
      {m.sharing_ics()}
    </Button>
  );
}
