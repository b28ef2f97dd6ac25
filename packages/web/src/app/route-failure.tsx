import { PRODUCT_NAME } from '@relish/shared/constants.ts';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';

import { reportError } from '../reporting/error-reporting.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import { Button } from '../ui/button.tsx';
import { CrashTeapot } from '../ui/illustrations/crash-teapot.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { PictureMessage } from '../ui/picture-message.tsx';
import { m } from '../words/m.ts';

/** What is shown in place of a screen that broke. */
export function RouteFailure() {
  const error = useRouteError();
  useEffect(() => {
    console.error(error);
    reportError(error);
  }, [error]);
  return (
    <PictureMessage brand={<BrandMark />} picture={<CrashTeapot />}>
      <title>{`${m.broken_title()} | ${PRODUCT_NAME}`}</title>
      <PageHeading>{m.broken_title()}</PageHeading>
      <p>{m.broken_text()}</p>
      <Button onClick={() => location.reload()}>{m.ui_try_again()}</Button>
    </PictureMessage>
  );
}
