import { ShieldQuestionMark } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { m } from '../../../words/m.ts';

const RoleGuide = lazy(() => import('./role-guide.tsx'));

export function RoleGuideButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        kind="plain"
        size="small"
        icon={<ShieldQuestionMark aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {m.staff_roles_explained()}
      </Button>
      {isOpen && (
        <Suspense>
          <RoleGuide onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
