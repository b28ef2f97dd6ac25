import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { m } from '../../words/m.ts';

interface Props {
  message: string;
  residentId: string;
  onGoOn: () => Promise<void>;
}

/** A colleague was faster. What was answered here stays, and can still be finished on top of theirs. */
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
