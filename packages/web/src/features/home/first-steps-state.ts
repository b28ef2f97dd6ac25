import { useEffect, useState } from 'react';

import { readStored, store } from '../../platform/storage.ts';
import { useUser } from '../../session/use-session.ts';

const keyOf = (userId: string) => `relish.first-steps-done.${userId}`;

/** Hidden for good on this device once somebody says so; hidden also while that is looked up. */
export function useFirstSteps() {
  const { id } = useUser();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    void readStored(keyOf(id)).then((done) => setOpen(done !== 'true'));
  }, [id]);
  return {
    isOpen,
    dismiss: () => {
      setOpen(false);
      void store(keyOf(id), 'true');
    },
  };
}
