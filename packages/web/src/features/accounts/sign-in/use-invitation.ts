import type { OpenedInvitation } from '@relish/shared/accounts/invitations/contract.ts';
import { useEffect, useState } from 'react';

import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';

/** The invitation behind a mailed code: `gone` once it is invalid, undefined while loading or without an answer. */
export function useInvitation(code: string): OpenedInvitation | 'gone' | undefined {
  const [opened, setOpened] = useState<OpenedInvitation | 'gone'>();
  useEffect(() => {
    if (code === '') return undefined;
    let isLate = false;
    const show = (next: OpenedInvitation | 'gone' | undefined) => {
      if (!isLate) setOpened(next);
    };
    call('invitations/open', { code }, { quiet: true }).then(show, (error: unknown) =>
      show(error instanceof ApiError && error.status === 404 ? 'gone' : undefined),
    );
    return () => {
      isLate = true;
    };
  }, [code]);
  return opened;
}
