import { Ellipsis, EyeOff, Pencil, PencilRuler } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { m } from '../../../words/m.ts';
import type { Activity } from '../api.ts';
import { HideQuestion } from './hide-question.tsx';

/** For those who write activities of the home: the rarer things. */
export function MoreMenu({ activity }: { activity: Activity }) {
  const { id, scope, hidden } = activity;
  const navigate = useNavigate();
  const mayHide = useCan('activities.manage') && scope === 'library' && !hidden;
  const [hiding, setHiding] = useState(false);
  const edit = {
    id: 'edit',
    label: m.guide_edit(),
    icon: Pencil,
    onSelect: () => void navigate(`/manage-custom-activities?id=${id}`),
  };
  const copy = {
    id: 'copy',
    label: m.guide_copy(),
    icon: PencilRuler,
    onSelect: () => void navigate(`/manage-custom-activities?from=${id}`),
  };
  const hide = {
    id: 'hide',
    label: m.guide_hide(),
    icon: EyeOff,
    onSelect: () => setHiding(true),
  };
  return (
    <>
      <Menu
        label={m.guide_more()}
        align="end"
        trigger={
          <Button kind="quiet" icon={<Ellipsis aria-hidden="true" />}>
            <VisuallyHidden>{m.guide_more()}</VisuallyHidden>
          </Button>
        }
        choices={[...(scope === 'home' ? [edit] : []), copy, ...(mayHide ? [hide] : [])]}
      />
      <HideQuestion activity={activity} isOpen={hiding} onClose={() => setHiding(false)} />
    </>
  );
}
