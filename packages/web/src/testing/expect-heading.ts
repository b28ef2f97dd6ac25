import { screen } from '@testing-library/react';

/** Waits until the one first heading of the screen is this one, and hands it over. */
export const expectHeading = (name: string) => screen.findByRole('heading', { level: 1, name });
