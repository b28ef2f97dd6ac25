import { fireEvent, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';

import { show } from '../../../testing/show.tsx';
import { HOLD_MS, HoldButton } from './hold-button.tsx';
import { REPEATED_MS, useSteadyTap } from './use-steady-tap.ts';

function stopTime() {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

function Two({ onTap }: { onTap: (name: string) => void }) {
  const steady = useSteadyTap();
  return ['first', 'second'].map((name) => (
    <button key={name} type="button" {...steady(() => onTap(name))}>
      {name}
    </button>
  ));
}

/** jsdom lays nothing out, so every control has the box 0 to 100. */
function stubBoxes() {
  const box = vi
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 0, 100, 100));
  onTestFinished(() => box.mockRestore());
}

function press(name: string, end: { clientX: number; clientY: number }) {
  const button = screen.getByRole('button', { name });
  fireEvent.pointerDown(button);
  fireEvent(button, new MouseEvent('pointerup', { bubbles: true, ...end }));
}

test('counts a run of taps once, also where the second control appears', () => {
  stopTime();
  const taps: string[] = [];
  show(<Two onTap={(name) => taps.push(name)} />);
  fireEvent.click(screen.getByRole('button', { name: 'first' }));
  vi.advanceTimersByTime(REPEATED_MS - 100);
  fireEvent.click(screen.getByRole('button', { name: 'second' }));
  vi.advanceTimersByTime(REPEATED_MS - 100);
  fireEvent.click(screen.getByRole('button', { name: 'second' }));
  expect(taps).toEqual(['first']);
  vi.advanceTimersByTime(REPEATED_MS);
  fireEvent.click(screen.getByRole('button', { name: 'second' }));
  expect(taps).toEqual(['first', 'second']);
});

test('counts a tap that slides a little off, but not one that ends far away', () => {
  stopTime();
  stubBoxes();
  const taps: string[] = [];
  show(<Two onTap={(name) => taps.push(name)} />);
  press('first', { clientX: 50, clientY: 500 });
  expect(taps).toEqual([]);
  press('first', { clientX: 50, clientY: 140 });
  expect(taps).toEqual(['first']);
});

test('acts for a colleague who holds the button, not for a tap', () => {
  stopTime();
  const onHeld = vi.fn();
  show(<HoldButton onHeld={onHeld}>Leave</HoldButton>);
  const button = screen.getByRole('button', { name: 'Leave' });
  fireEvent.pointerDown(button);
  vi.advanceTimersByTime(HOLD_MS - 100);
  fireEvent.pointerUp(button);
  fireEvent.click(button);
  vi.advanceTimersByTime(HOLD_MS);
  expect(onHeld).not.toHaveBeenCalled();
  fireEvent.keyDown(button, { key: 'Enter' });
  fireEvent.keyDown(button, { key: 'Enter', repeat: true });
  vi.advanceTimersByTime(HOLD_MS);
  expect(onHeld).toHaveBeenCalledTimes(1);
});
