import { screen } from '@testing-library/react';

/** Waits for the screen's h1 and returns it. */
export const expectHeading = (name: string) => screen.findByRole('heading', { level: 1, name });
