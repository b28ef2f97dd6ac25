export const HOURS_LIMITS = {
  answer: 500,
  /** Days from which the usual reply time is computed. */
  reply_days: 28,
  /** Fewer answers than this say nothing about what is usual. */
  least_answers: 5,
} as const;

/** Within how many answering hours a home can promise an answer. */
export const PROMISES = [1, 2, 4, 8, 16, 24] as const;

export const AUTOMATIC_ANSWER =
  'Thank you for your message. Nobody is answering messages at the moment. We will read it when our answering hours begin again. If it cannot wait, please ring the home.';
