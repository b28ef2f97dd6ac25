import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { I18nProvider } from 'react-aria-components';

/** Renders a component by itself and returns a user with mouse and keyboard. */
export function show(shown: ReactNode) {
  render(<I18nProvider locale="en-GB">{shown}</I18nProvider>);
  return userEvent.setup();
}

interface HoldProps<V> {
  start: V;
  /** Collects every value passed to onChange, in order. */
  given?: V[];
  children: (control: { value: V; onChange: (value: V) => void }) => ReactNode;
}

/** Holds the value of a controlled input. */
export function Hold<V>({ start, given, children }: HoldProps<V>) {
  const [value, setValue] = useState(start);
  const onChange = (next: V) => {
    given?.push(next);
    setValue(next);
  };
  return children({ value, onChange });
}
