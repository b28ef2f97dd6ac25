import { sameConflict, type Conflict } from '@relish/shared/library/suggestions/conflicts.ts';
import { isVisitor } from '@relish/shared/permissions.ts';
import { lazy, type ReactNode, Suspense } from 'react';
import { type Control, useWatch } from 'react-hook-form';

import { ApiError } from '../../../api/api-error.ts';
import { FoldSection } from '../../../forms/fold-section.tsx';
import { LongForm } from '../../../forms/long-form.tsx';
import { useLongForm } from '../../../forms/use-long-form.ts';
import { useCan, useUser } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { m } from '../../../words/m.ts';
import { useStaff } from '../../accounts/staff/api.ts';
import { EventConflict } from './event-form-conflict.tsx';
import { EventFormProvider } from './event-form-context.ts';
import { LISTED, SECTIONS } from './event-form-fields.ts';
import { PeopleFields } from './event-form-people.tsx';
import { TeamFields } from './event-form-team.tsx';
import { WhatFields } from './event-form-what.tsx';
import { WhenFields } from './event-form-when.tsx';
import { WhereFields } from './event-form-where.tsx';
import { type EventValues, isRuleChanged, sentValues } from './event-values.ts';
import { type EditedEvent, useInvitedWarnings } from './form-api.ts';
import { useEventSave } from './use-event-save.ts';
import { useEventSections } from './use-event-sections.ts';
import { listInvited, useInvitable } from './use-invited.ts';

// Loaded when opened.
const ScopeDialog = lazy(() => import('./event-form-scope.tsx'));

type SectionId = (typeof SECTIONS)[number]['id'];

const PARTS: Record<SectionId, { text: () => string; fields: () => ReactNode }> = {
  what: { text: m.event_form_what_text, fields: () => <WhatFields /> },
  when: { text: m.event_form_when_text, fields: () => <WhenFields /> },
  where: { text: m.event_form_where_text, fields: () => <WhereFields /> },
  people: { text: m.event_form_people_text, fields: () => <PeopleFields /> },
  team: { text: m.event_form_team_text, fields: () => <TeamFields /> },
};

/** A household has no team, only things to bring. */
const HOUSEHOLD_TEAM = {
  title: m.event_form_equipment_title,
  text: m.event_form_equipment_text,
};

interface Props {
  /** The event to edit; undefined for a new one, empty or copied. */
  event?: EditedEvent | undefined;
  values: EventValues;
  /** The suggestion or offer that a new event is planned from. */
  proposalId?: string | undefined;
  /** Key of the draft on this device. */
  draftName: string;
  back: string;
}

export default function EventForm({ event, values, proposalId, draftName, back }: Props) {
  const isHousehold = isVisitor(useUser());
  const { data: staff } = useStaff(false, useCan('staff.view'));
  const { save, question } = useEventSave(event, proposalId);
  const long = useLongForm<EventValues>({
    schema: () => schema(isHousehold, warnings.conflicts),
    defaultValues: () => values,
    send,
    draftName,
    listed: LISTED,
  });
  const { form } = long;
  const warnings = useWarningsFor(form.control);
  const sections = useEventSections(long);
  const shown = SECTIONS.filter(({ id }) => !isHousehold || id !== 'people').map((section) => ({
    ...section,
    ...(isHousehold && section.id === 'team' && { title: HOUSEHOLD_TEAM.title }),
  }));

  async function send(typed: EventValues): Promise<void> {
    const input = sentValues(typed, isHousehold);
    // Colleagues who have left meanwhile cannot be named.
    const isHere = (id: string) => staff?.some((each) => each.id === id) ?? true;
    const people = {
      lead_id: input.lead_id && isHere(input.lead_id) ? input.lead_id : null,
      helper_ids: (input.helper_ids ?? []).filter(isHere),
    };
    try {
      await save({ ...input, ...people }, typed.version, long.finish);
    } catch (error) {
      // A resident's profile has changed since the check.
      if (error instanceof ApiError && error.body?.errors?.['acknowledged']) warnings.refetch();
      throw error;
    }
  }

  return (
    <EventFormProvider value={{ form, event, isHousehold, warnings }}>
      <LongForm
        long={long}
        onGoToField={sections.goToField}
        nav={{
          label: m.event_form_sections(),
          sections: shown,
          onGoTo: sections.goToSection,
        }}
        conflict={event && <EventConflict id={event.id} onMerged={long.saveMerged} />}
        actions={
          <>
            <Link kind="quiet-button" to={back}>
              {m.ui_cancel()}
            </Link>
            <Button type="submit" busy={form.busy}>
              {form.busy ? m.ui_saving() : m.event_form_save()}
            </Button>
          </>
        }
      >
        {shown.map(({ id, title }) => (
          <FoldSection
            key={id}
            id={id}
            title={title()}
            text={isHousehold && id === 'team' ? HOUSEHOLD_TEAM.text() : PARTS[id].text()}
            isOpen={sections.isOpen(id)}
            onToggle={(isOpen) => sections.toggle(id, isOpen)}
          >
            {PARTS[id].fields()}
          </FoldSection>
        ))}
      </LongForm>
      {question && event && (
        <Suspense>
          <ScopeDialog
            edit={question.edit}
            day={event.day}
            isRuleChanged={isRuleChanged(values, form.getValues())}
            onChoose={question.answer}
            onClose={() => question.answer(undefined)}
          />
        </Suspense>
      )}
    </EventFormProvider>
  );
}

/** Warnings of the chosen activity for everyone invited. */
function useWarningsFor(control: Control<EventValues>) {
  const mayCheck = useCan('activities.choose');
  const invitable = useInvitable();
  const [activityId, residentIds, groupIds, audience] = useWatch({
    control,
    name: ['activity_id', 'resident_ids', 'group_ids', 'audience'],
  });
  const isNobodyInvited = !mayCheck || audience === 'staff';
  return useInvitedWarnings(
    activityId,
    isNobodyInvited ? [] : listInvited(invitable, residentIds, groupIds),
  );
}

/** Validates the values as they will be sent, and that every warning was read. */
const schema = async (isHousehold: boolean, conflicts: readonly Conflict[]) => {
  const [{ z }, { EventInput }] = await Promise.all([
    import('zod'),
    import('@relish/shared/events/events/contract.ts'),
  ]);
  return z
    .custom<EventValues>()
    .transform((values) => sentValues(values, isHousehold))
    .pipe(
      EventInput.superRefine(({ acknowledged }, context) => {
        const isRead = (conflict: Conflict) =>
          acknowledged.some((each) => sameConflict(each, conflict));
        if (!conflicts.every(isRead))
          context.addIssue({
            code: 'custom',
            path: ['acknowledged'],
            message: m.event_form_warnings_unread(),
          });
      }),
    );
};
