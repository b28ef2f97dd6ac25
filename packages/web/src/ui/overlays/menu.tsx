import { lazy, Suspense } from 'react';

import type { MenuProps } from './menu-box.tsx';

const MenuBox = lazy(async () => ({ default: (await import('./menu-box.tsx')).MenuBox }));

/** Lazy, because a menu is as heavy as a page; the trigger is shown meanwhile. */
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
