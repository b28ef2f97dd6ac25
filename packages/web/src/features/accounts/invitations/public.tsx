import { lazy } from 'react';

export const AddInvitation = lazy(() => import('./add-invitation.tsx'));
