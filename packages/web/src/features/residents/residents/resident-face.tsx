import { Avatar } from '../../../ui/layout/avatar.tsx';
import type { ResidentRow } from './api.ts';

interface Props {
  resident: Pick<ResidentRow, 'id' | 'preferred_name' | 'last_name' | 'picture'>;
  size?: 'small' | 'medium' | 'large' | 'portrait';
}

/** Decorative: the name is always beside it. */
export const ResidentFace = ({ resident, size = 'medium' }: Props) => (
  <Avatar
    id={resident.id}
    firstName={resident.preferred_name}
    lastName={resident.last_name}
    photo={size === 'portrait' ? resident.picture?.small : resident.picture?.thumb}
    size={size}
  />
);
