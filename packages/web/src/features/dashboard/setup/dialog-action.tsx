import { type ComponentType, Suspense, useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';

interface Props {
  label: string;
  form: ComponentType<{ onClose: () => void }>;
}

/** Opens a form over Home, so that the step is done in place. */
export function DialogAction({ label, form: Form }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {isOpen && (
        <Suspense>
          <Form onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
