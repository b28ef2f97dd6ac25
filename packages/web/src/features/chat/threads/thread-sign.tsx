import { ArrowLeftRight, House, type LucideIcon, UsersRound } from 'lucide-react';

import { Avatar } from '../../../ui/layout/avatar.tsx';
import { IconDisc } from '../../../ui/tokens/icon-disc.tsx';
import type { ThreadRow } from './api.ts';

/** The resident's portrait, or a sign for a team. */
export function ThreadSign({ thread }: { thread: Pick<ThreadRow, 'kind' | 'resident' | 'team'> }) {
  const { resident } = thread;
  if (resident)
    return (
      <Avatar
        size="medium"
        id={resident.id}
        firstName={resident.name}
        lastName=""
        photo={resident.portrait?.thumb}
      />
    );
  return <IconDisc icon={chooseIcon(thread)} />;
}

function chooseIcon({ kind, team }: Pick<ThreadRow, 'kind' | 'team'>): LucideIcon {
  if (kind === 'household') return House;
  return team === 'handover' ? ArrowLeftRight : UsersRound;
}
