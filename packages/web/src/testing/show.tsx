import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import { onTestFinished } from 'vitest';

/** Shows a component by itself, as the app's root would, to a person with a mouse and keys. */
export function show(shown: ReactNode) {
  // Without test globals the library does not clean up after itself.
  onTestFinished(cleanup);
  render(<I18nProvider locale="en-GB">{shown}</I18nProvider>);
  return userEvent.setup();
}

interface HoldProps<V> {
  start: V;
  /** Every value that the control gave, in order. */
  given?: V[];
  children: (held: { value: V; onChange: (value: V) => void }) => ReactNode;
}

/** Holds a control's value, as a page does. */
export function Hold<V>({ start, given, children }: HoldProps<V>) {
  const [value, setValue] = useState(start);
  const onChange = (next: V) => {
    given?.push(next);
    setValue(next);
  };
  return children({ value, onChange });
}
