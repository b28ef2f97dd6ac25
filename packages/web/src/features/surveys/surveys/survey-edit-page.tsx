import { type SurveyTemplate, TEMPLATES } from '@relish/shared/surveys/surveys/templates.ts';
import { FilePlus2, LayoutTemplate } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { ListRow } from '../../../ui/layout/list-row.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { IconDisc } from '../../../ui/tokens/icon-disc.tsx';
import { m } from '../../../words/m.ts';
import { type ManagedSurvey, useSurvey } from './api.ts';
import { SurveyPending } from './survey-pending.tsx';
import { TEMPLATE_ABOUT } from './survey-words.ts';
import { SurveysLocked } from './surveys-locked.tsx';

const SurveyEditForm = lazy(() => import('./survey-edit-form.tsx'));

const LIST = '/tabs/surveys';
const OWN = 'own';

/** Chooses a template first, then edits the draft. */
export default function SurveyEditPage() {
  const [search] = useSearchParams();
  const mayView = useCan('surveys.view');
  const mayManage = useCan('surveys.manage');
  const id = search.get('id');
  const template = search.get('template');
  if (!mayManage)
    return (
      <Page title={m.surveys_new()} back={LIST}>
        {mayView ? (
          <LockedState title={m.surveys_edit_locked_title()} unlock={m.survey_entry_unlock()}>
            {m.surveys_edit_locked()}
          </LockedState>
        ) : (
          <SurveysLocked />
        )}
      </Page>
    );
  if (id !== null) return <Opened key={id} id={id} />;
  if (template === null) return <Templates />;
  return (
    <Page key={template} title={m.surveys_new()} back="/survey-edit">
      <Suspense fallback={<Skeleton shape="pair" width="long" />}>
        <SurveyEditForm template={TEMPLATES.find(({ key }) => key === template)} />
      </Suspense>
    </Page>
  );
}

function Templates() {
  const rows: (SurveyTemplate | undefined)[] = [...TEMPLATES, undefined];
  return (
    <Page title={m.surveys_new()} lead={m.surveys_templates_lead()} back={LIST}>
      <List label={m.surveys_templates()} rows={rows} rowKey={(row) => row?.key ?? OWN}>
        {(row) =>
          row ? (
            <ListRow
              to={`/survey-edit?template=${row.key}`}
              leading={<IconDisc icon={LayoutTemplate} />}
              title={row.title}
              subtitle={TEMPLATE_ABOUT[row.key]()}
            />
          ) : (
            <ListRow
              to={`/survey-edit?template=${OWN}`}
              leading={<IconDisc icon={FilePlus2} />}
              title={m.surveys_template_own_title()}
              subtitle={m.surveys_template_own()}
            />
          )
        }
      </List>
    </Page>
  );
}

function Opened({ id }: { id: string }) {
  const query = useSurvey(id);
  const { data, isFetching } = query;
  // Takes the first fresh version, so that a later refetch does not change the form.
  const [opened, setOpened] = useState<ManagedSurvey>();
  if (!opened && data && !isFetching) setOpened(data);
  return (
    <Page title={m.surveys_edit()} back={`/survey-results?id=${id}`}>
      {opened?.state === 'draft' ? (
        <Suspense fallback={<Skeleton shape="pair" width="long" />}>
          <SurveyEditForm survey={opened} />
        </Suspense>
      ) : opened ? (
        <EmptyState title={m.surveys_fixed_title()}>{m.surveys_fixed()}</EmptyState>
      ) : (
        <SurveyPending query={query} isLost={id === ''} lost="none" />
      )}
    </Page>
  );
}
