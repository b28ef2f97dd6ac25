/** Median of alternating runs, so that load affects both. */
export async function timeRatio(
  one: (turn: number) => Promise<unknown>,
  other: (turn: number) => Promise<unknown>,
  turns: number,
): Promise<number> {
  const times = { one: [] as number[], other: [] as number[] };
  for (let turn = 0; turn < turns; turn += 1)
    for (const [name, work] of [['one', one] as const, ['other', other] as const]) {
      const start = performance.now();
      await work(turn);
      times[name].push(performance.now() - start);
    }
  return median(times.one) / median(times.other);
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
