import { lazy, Suspense, useState } from 'react';

import { Link } from '../../../../ui/actions/link.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { Page } from '../../../../ui/layout/page.tsx';
import { m } from '../../../../words/m.ts';
import { type Activity, useActivity } from '../api.ts';
import { copyValues, emptyValues, type OwnValues, toFormValues } from './own-values.ts';

// The list is opened more often than the form.
const OwnActivityForm = lazy(() => import('./own-form.tsx'));

const LIST = '/manage-custom-activities';

interface Props {
  /** The activity to edit. */
  id: string | undefined;
  /** The activity to copy. */
  from: string | undefined;
}

export function OwnEditor({ id, from }: Props) {
  const subject = id ?? from;
  if (subject !== undefined) return <Opened subject={subject} isCopy={id === undefined} />;
  return (
    <Page title={m.own_activity_new_title()} lead={m.own_activity_new_lead()} back={LIST}>
      <Form values={emptyValues()} draftName="own-activity" back={LIST} />
    </Page>
  );
}

function Opened({ subject, isCopy }: { subject: string; isCopy: boolean }) {
  const { data, error, isFetching, refetch } = useActivity(subject);
  // Takes the first fresh version, so that a later refetch does not change the form while it is
  // being edited.
  const [opened, setOpened] = useState<Activity>();
  if (!opened && data && !isFetching) setOpened(data);
  const back = `/activity?id=${subject}`;
  const title = isCopy ? m.own_activity_copy_title() : m.own_activity_edit_title();
  // Only the home that wrote an activity may edit it; others make a copy.
  const isTheirs = opened !== undefined && !isCopy && opened.scope !== 'home';
  if (isTheirs || error?.status === 404 || error?.status === 422) return <Lost title={title} />;
  return (
    <Page
      title={title}
      back={back}
      {...(opened && isCopy && { lead: m.own_activity_copy_lead({ title: opened.title }) })}
    >
      {opened && (
        <Form
          activity={isCopy ? undefined : opened}
          values={
            isCopy
              ? copyValues(opened, m.own_activity_copy_name({ title: opened.title }))
              : toFormValues(opened)
          }
          draftName={isCopy ? `own-activity copy ${subject}` : `own-activity ${subject}`}
          back={back}
        />
      )}
      {!opened && error && <ErrorState busy={isFetching} onRetry={() => void refetch()} />}
      {!opened && !error && <FormSkeleton />}
    </Page>
  );
}

interface FormProps {
  activity?: Activity | undefined;
  values: OwnValues;
  draftName: string;
  back: string;
}

const Form = (props: FormProps) => (
  <Suspense fallback={<FormSkeleton />}>
    <OwnActivityForm {...props} />
  </Suspense>
);

const FormSkeleton = () => (
  <Card title={m.own_activity_basics()}>
    <Skeleton shape="pair" width="long" />
    <Skeleton shape="pair" width="middling" />
    <Skeleton shape="pair" width="long" />
  </Card>
);

const Lost = ({ title }: { title: string }) => (
  <Page title={title} back={LIST}>
    <EmptyState
      title={m.guide_lost_title()}
      action={
        <Link kind="primary-button" to={LIST}>
          {m.place_own_activities()}
        </Link>
      }
    >
      {m.guide_lost_text()}
    </EmptyState>
  </Page>
);
