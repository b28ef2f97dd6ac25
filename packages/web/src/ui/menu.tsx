import { lazy, Suspense } from 'react';

import type { MenuProps } from './menu-box.tsx';

const MenuBox = lazy(async () => ({ default: (await import('./menu-box.tsx')).MenuBox }));

/** What opens it is drawn at once, and works a moment later: a menu weighs as much as a page. */
export const Menu = (props: MenuProps) => (
  <Suspense
    fallback={
      <span inert aria-hidden="true">
        {props.trigger}
      </span>
    }
  >
    <MenuBox {...props} />
  </Suspense>
);
