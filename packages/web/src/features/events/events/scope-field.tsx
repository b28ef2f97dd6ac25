import { EVENT_SCOPES, type EventScope } from '@relish/shared/events/events/choices.ts';

import { RadioCards } from '../../../ui/forms/radio-cards.tsx';
import { m } from '../../../words/m.ts';
import { SCOPE_WORDS } from './calendar-words.ts';

interface Props {
  value: EventScope;
  onChange: (scope: EventScope) => void;
}

/** Which events of a series are meant. */
export const ScopeField = ({ value, onChange }: Props) => (
  <RadioCards
    label={m.calendar_scope()}
    options={EVENT_SCOPES.map((scope) => ({ value: scope, label: SCOPE_WORDS[scope]() }))}
    value={value}
    onChange={onChange}
  />
);
