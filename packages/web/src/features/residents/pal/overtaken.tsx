import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { m } from '../../../words/m.ts';

interface Props {
  message: string;
  residentId: string;
  onGoOn: () => Promise<void>;
}

/** A colleague finished first. The answers here stay and can still be finished. */
export const Overtaken = ({ message, residentId, onGoOn }: Props) => (
  <Banner
    kind="danger"
    action={
      <>
        <Link kind="quiet-button" to={`/pal?id=${residentId}`}>
          {m.pal_check_overtaken_see()}
        </Link>
        <Button kind="quiet" onClick={() => void onGoOn()}>
          {m.pal_check_overtaken_load()}
        </Button>
      </>
    }
  >
    {message}
  </Banner>
);
