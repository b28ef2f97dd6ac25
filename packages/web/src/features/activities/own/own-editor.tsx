import { lazy, Suspense, useState } from 'react';

import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { Page } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { m } from '../../../words/m.ts';
import { type Activity, useActivity } from '../api.ts';
import { copyOf, emptyValues, type OwnValues, valuesOf } from './own-values.ts';

// The list is looked at more often than a form is filled in.
const OwnActivityForm = lazy(() => import('./own-form.tsx'));

const LIST = '/manage-custom-activities';

interface Props {
  /** What is edited. */
  id: string | undefined;
  /** What is copied. */
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
  // The form begins with what is true now, and is not moved under anybody's fingers afterwards.
  const [opened, setOpened] = useState<Activity>();
  if (!opened && data && !isFetching) setOpened(data);
  const back = `/activity?id=${subject}`;
  const title = isCopy ? m.own_activity_copy_title() : m.own_activity_edit_title();
  // Only those who wrote it change it; the others make it their own.
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
              ? copyOf(opened, m.own_activity_copy_name({ title: opened.title }))
              : valuesOf(opened)
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
