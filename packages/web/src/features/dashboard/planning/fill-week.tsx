import { addDays } from '@relish/shared/days.ts';
import { BookCopy, CalendarSearch, CopyPlus, ListPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { sentence } from '../../../api/error-catalogue.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { m } from '../../../words/m.ts';
import { useCopyWeek } from './api.ts';
import { useDrafts } from './use-drafts.ts';

const CopyWeek = lazy(() => import('./copy-week.tsx'));
const Templates = lazy(() => import('./templates.tsx'));

/** Last week, any other week, or a template, as drafts. */
export function FillWeek({ week }: { week: string }) {
  const [asking, setAsking] = useState<'week' | 'templates'>();
  const copying = useCopyWeek();
  const { announce } = useDrafts();
  const copy = (from: string) =>
    copying.mutate(
      { from, to: week },
      {
        onSuccess: announce,
        onError: (error) => {
          if (error.status === 422) showToast({ title: sentence(error), tone: 'warning' });
        },
      },
    );
  const close = () => setAsking(undefined);
  return (
    <>
      <span data-tour="plan-fill">
        <Menu
          label={m.planning_fill()}
          align="end"
          trigger={
            <Button kind="quiet" busy={copying.isPending} icon={<ListPlus aria-hidden="true" />}>
              {m.planning_fill()}
            </Button>
          }
          choices={[
            {
              id: 'last',
              label: m.planning_copy_last(),
              icon: CopyPlus,
              onSelect: () => copy(addDays(week, -7)),
            },
            {
              id: 'week',
              label: m.planning_copy_other(),
              icon: CalendarSearch,
              onSelect: () => setAsking('week'),
            },
            {
              id: 'templates',
              label: m.planning_templates_open(),
              icon: BookCopy,
              onSelect: () => setAsking('templates'),
            },
          ]}
        />
      </span>
      <Suspense>
        {asking === 'week' && <CopyWeek week={week} onCopy={copy} onClose={close} />}
        {asking === 'templates' && <Templates week={week} onClose={close} />}
      </Suspense>
    </>
  );
}
