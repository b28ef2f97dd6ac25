import { Ellipsis, EyeOff, Pencil, PencilRuler } from 'lucide-react';
import { useNavigate } from 'react-router';

import { Button } from '../../../../ui/actions/button.tsx';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx';
import { Menu } from '../../../../ui/overlays/menu.tsx';
import { m } from '../../../../words/m.ts';
import { useHiding } from '../../hidden-items/api.ts';
import { HideQuestion } from '../../hidden-items/public.tsx';
import type { Activity } from '../api.ts';
import { useLibraryAddress } from '../use-library-choices.ts';

/** Rarer actions, for users who may write activities. */
export function MoreMenu({ activity }: { activity: Activity }) {
  const { id, scope, hidden } = activity;
  const navigate = useNavigate();
  const back = useLibraryAddress();
  const hiding = useHiding(activity, () => void navigate(back, { replace: true }));
  const mayHide = hiding.may && scope !== 'home' && !hidden;
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
    label: m.library_hide(),
    icon: EyeOff,
    onSelect: hiding.ask,
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
      <HideQuestion hiding={hiding} />
    </>
  );
}
