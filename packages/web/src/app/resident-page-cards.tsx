import type { Status } from '@relish/shared/residents/choices.ts';
import { type ComponentType, lazy, Suspense } from 'react';

import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

type ResidentCard = ComponentType<{ residentId: string; status: Status }>;

const card = (load: () => Promise<ResidentCard>) => lazy(async () => ({ default: await load() }));

/** What other features know about a person. */
const CARDS = {
  about_me: card(async () => (await import('../features/about-me/resident-card.tsx')).AboutMeCard),
  reports: card(
    async () => (await import('../features/report-lists/resident-card.tsx')).ReportsCard,
  ),
  observations: card(
    async () => (await import('../features/observations/resident-card.tsx')).ObservationsCard,
  ),
  interests: card(
    async () => (await import('../features/interests/resident-card.tsx')).InterestsCard,
  ),
  tags: card(async () => (await import('../features/tags/resident-card.tsx')).TagsCard),
  pal: card(async () => (await import('../features/pal/resident-card.tsx')).PalCard),
  relatives: card(
    async () => (await import('../features/relatives/resident-card.tsx')).RelativesCard,
  ),
  consents: card(async () => (await import('../features/consents/resident-card.tsx')).ConsentsCard),
};

interface Props {
  resident: { id: string; status: Status };
  names: readonly (keyof typeof CARDS)[];
}

/** Each by itself: one that fails takes no other with it. */
export const ResidentPageCards = ({ resident, names }: Props) =>
  names.map((name) => {
    const Card = CARDS[name];
    return (
      <ErrorBoundary key={name} level={2}>
        <Suspense fallback={<Skeleton shape="pair" width="long" />}>
          <Card residentId={resident.id} status={resident.status} />
        </Suspense>
      </ErrorBoundary>
    );
  });
