import { Afterwards } from './afterwards.tsx';
import type { Tutorial } from './api.ts';
import { StepByStep } from './step-by-step.tsx';
import { useSteps } from './use-steps.ts';

const scrollToTop = () => window.scrollTo(0, 0);

export function OneByOne({ tutorial }: { tutorial: Tutorial }) {
  const { at, step, heading, go } = useSteps(tutorial, scrollToTop);
  if (!step) return <Afterwards ref={heading} tutorial={tutorial} onAgain={() => go(0)} />;
  const count = tutorial.steps.length;
  return <StepByStep at={at} step={step} count={count} heading={heading} go={go} />;
}
