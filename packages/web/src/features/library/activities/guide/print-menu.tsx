import { FileText, LayoutGrid, Printer } from 'lucide-react';

import { decodeBase64, saveFile } from '../../../../platform/download.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { showToast } from '../../../../ui/feedback/toast-state.ts';
import { Menu } from '../../../../ui/overlays/menu.tsx';
import { m } from '../../../../words/m.ts';
import { type Activity, usePrintActivities } from '../api.ts';

/** Prints a full page, a card for the trolley, or the current view. */
export function PrintMenu({ activity: { id } }: { activity: Pick<Activity, 'id'> }) {
  const paper = usePrintActivities();
  const save = (layout: 'guide' | 'cards') =>
    paper.isPending ||
    paper.mutate(
      { ids: [id], layout },
      {
        onSuccess: ({ file_name, base64 }) => {
          saveFile(file_name, decodeBase64(base64), 'application/pdf');
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
          // Waits for the menu to close, because it would be printed too.
          onSelect: () => setTimeout(() => window.print(), 0),
        },
      ]}
    />
  );
}
