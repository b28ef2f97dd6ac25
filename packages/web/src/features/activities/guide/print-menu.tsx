import { FileText, LayoutGrid, Printer } from 'lucide-react';

import { bytesOf, saveFile } from '../../../platform/download.ts';
import { Button } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { showToast } from '../../../ui/toast-state.ts';
import { m } from '../../../words/m.ts';
import { type Activity, usePrintActivities } from '../api.ts';

/** As a page to hold, as a card for the trolley, or as it stands here. */
export function PrintMenu({ activity: { id } }: { activity: Pick<Activity, 'id'> }) {
  const paper = usePrintActivities();
  const save = (layout: 'guide' | 'cards') =>
    paper.mutate(
      { ids: [id], layout },
      {
        onSuccess: ({ file_name, base64 }) => {
          saveFile(file_name, bytesOf(base64), 'application/pdf');
          showToast({ title: m.guide_print_saved(), tone: 'success' });
        },
      },
    );
  return (
    <Menu
      label={m.guide_print()}
      trigger={
        <Button kind="quiet" busy={paper.isPending} icon={<Printer aria-hidden="true" />}>
          {m.guide_print()}
        </Button>
      }
      choices={[
        {
          id: 'guide',
          label: m.guide_print_guide(),
          icon: FileText,
          onSelect: () => save('guide'),
        },
        {
          id: 'cards',
          label: m.guide_print_cards(),
          icon: LayoutGrid,
          onSelect: () => save('cards'),
        },
        {
          id: 'page',
          label: m.guide_print_page(),
          icon: Printer,
          // The menu closes first: it would be on the paper.
          onSelect: () => setTimeout(() => window.print(), 0),
        },
      ]}
    />
  );
}
